"""What is kept on the disk: the history, settings, backups and the house's own files. No Qt."""
