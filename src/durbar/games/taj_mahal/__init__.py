"""Taj Mahal, by Reiner Knizia: influence at the Grand Mogul's court on its tour of twelve provinces."""
