"""What callers of greeter may rely on."""

from fastapi.testclient import TestClient

from app.main import app

client = TestClient(app)


def test_greets_by_name():
    response = client.get("/greetings/Amara")
    assert response.status_code == 200
    assert response.json() == {
        "name": "Amara",
        "message": "Hello, Amara! Your parcel is on its way.",
        "release": "local",
    }


def test_refuses_names_longer_than_40_characters():
    assert client.get("/greetings/" + "x" * 41).status_code == 400


def test_is_ready():
    assert client.get("/health/ready").status_code == 200
