"""Running a server: settings, logs, metrics, administration."""
