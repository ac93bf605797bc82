"""What other components may ask."""

import logging

from django.core.cache import cache
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_GET
from redis.exceptions import RedisError

from desk.models import Depot

OPEN_DEPOTS = "open-depots"

log = logging.getLogger(__name__)


# #region view
@require_GET
def depots(_request: HttpRequest) -> JsonResponse:
    """The open depots, from the cache for up to a minute."""
    return JsonResponse({"items": open_depots()})


def open_depots() -> list[dict[str, str]]:
    """Asks the cache, then the database. Works without the cache, only slower."""
    try:
        return cache.get_or_set(OPEN_DEPOTS, read_open_depots)
    except RedisError as error:
        log.warning("Cache is not available: %s", error)
        return read_open_depots()


def read_open_depots() -> list[dict[str, str]]:
    """The rows of the database."""
    return list(Depot.objects.filter(open=True).values("code", "city"))


# #endregion view
