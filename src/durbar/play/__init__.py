"""One game in progress: the table with its seats, the record (log), replay, position files and scenarios."""
