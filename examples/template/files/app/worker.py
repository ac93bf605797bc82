"""Reads messages of the queue {{queue}}, {{prefetch}} at a time."""

QUEUE = "{{queue}}"
PREFETCH = int("{{prefetch}}")
