"""The tree search, its budgets and its threads."""
