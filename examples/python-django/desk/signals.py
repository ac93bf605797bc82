"""Drops the cached list when a depot changes."""

import logging

from django.core.cache import cache
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from redis.exceptions import RedisError

from desk.models import Depot
from desk.views import OPEN_DEPOTS

log = logging.getLogger(__name__)


# #region forget
@receiver([post_save, post_delete], sender=Depot)
def forget_open_depots(**_kwargs) -> None:
    """The next reader asks the database."""
    try:
        cache.delete(OPEN_DEPOTS)
    except RedisError as error:
        log.warning("Cache is not available: %s", error)


# #endregion forget
