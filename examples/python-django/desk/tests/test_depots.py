"""What other components and people at the desk rely on."""

from unittest.mock import patch

from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import TestCase
from redis.exceptions import ConnectionError as RedisConnectionError

from desk.models import Depot


# #region tests
class DepotTests(TestCase):
    """Each test begins with one depot and an empty cache."""

    def setUp(self):
        cache.clear()
        self.depot = Depot.objects.create(code="HAM", city="Hamburg")

    def test_the_second_request_asks_no_database(self):
        with self.assertNumQueries(1):
            self.client.get("/depots")
            answer = self.client.get("/depots")
        self.assertEqual(answer.json(), {"items": [{"code": "HAM", "city": "Hamburg"}]})

    def test_a_closed_depot_disappears_at_once(self):
        self.client.get("/depots")
        self.depot.open = False
        self.depot.save()
        self.assertEqual(self.client.get("/depots").json(), {"items": []})

    # #endregion tests

    def test_it_works_without_redis(self):
        with patch.object(type(cache._connections["default"]), "get_or_set") as broken:
            broken.side_effect = RedisConnectionError("refused")
            with self.assertLogs("desk.views", "WARNING"):
                self.assertEqual(len(self.client.get("/depots").json()["items"]), 1)

    def test_the_admin_asks_for_a_password(self):
        answer = self.client.get("/desk/desk/depot/")
        self.assertRedirects(answer, "/desk/login/?next=/desk/desk/depot/")

    def test_the_admin_lists_depots(self):
        self.client.force_login(User.objects.create_superuser("tomas"))
        self.assertContains(self.client.get("/desk/desk/depot/"), "Hamburg")

    def test_probes_answer_for_any_host(self):
        for path in ("/health/live", "/health/ready"):
            answer = self.client.get(path, headers={"host": "10.4.2.17:8080"})
            self.assertEqual(answer.json(), {"status": "UP"})
        self.assertEqual(self.client.get("/depots", headers={"host": "10.4.2.17"}).status_code, 400)
