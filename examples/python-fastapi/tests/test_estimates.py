"""What callers of the API rely on."""

TRIP = {"origin": "DE", "destination": "NL", "days": 2, "delivered_on": "2026-09-17"}


# #region median
def test_the_estimate_is_the_median_of_the_lane(client):
    for parcel_id, days in (("PX-20417", 2), ("PX-20418", 4), ("PX-20419", 9)):
        assert client.put(f"/trips/{parcel_id}", json={**TRIP, "days": days}).status_code == 204
    assert client.get("/estimates/DE/NL").json() == {"days": 4.0, "trips": 3}


# #endregion median
def test_a_repeated_report_does_not_count_twice(client):
    client.put("/trips/PX-20417", json=TRIP)
    client.put("/trips/PX-20417", json={**TRIP, "days": 5})
    assert client.get("/estimates/DE/NL").json() == {"days": 5.0, "trips": 1}


def test_only_the_newest_trips_count(client):
    from app.main import app
    from app.settings import Settings, get_settings

    app.dependency_overrides[get_settings] = lambda: Settings(sample_size=1)
    client.put("/trips/PX-9", json={**TRIP, "days": 8, "delivered_on": "2024-08-01"})
    client.put("/trips/PX-20417", json=TRIP)
    assert client.get("/estimates/DE/NL").json() == {"days": 2.0, "trips": 1}


def test_a_lane_without_trips_gets_the_default(client):
    assert client.get("/estimates/DE/NL").json() == {"days": 3.0, "trips": 0}


def test_bad_requests_are_refused(client):
    assert client.put("/trips/PX-1", json={**TRIP, "days": -1}).status_code == 422
    assert client.put("/trips/20417", json=TRIP).status_code == 404
    assert client.get("/estimates/de/NL").status_code == 422


def test_probes_need_no_database(client):
    assert client.get("/health/ready").json() == {"status": "UP"}
    assert client.get("/health/live").json() == {"status": "UP"}
