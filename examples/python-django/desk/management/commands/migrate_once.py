"""Runs the migrations while holding a lock, so that replicas wait for each other."""

from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.db import connection

# Any number: all replicas have to use the same one.
LOCK = 5193042


# #region command
class Command(BaseCommand):
    """The init step of a replica."""

    help = "Run migrate, one replica at a time"

    def handle(self, *_args, **_options):
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
            try:
                call_command("migrate", interactive=False)
            finally:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])


# #endregion command
