"""The Django application of this component."""

from django.apps import AppConfig


class DeskConfig(AppConfig):
    """Connects the signals at start."""

    name = "desk"

    def ready(self) -> None:
        from desk import signals  # noqa: F401
