"""Addresses. Everything for people is below /desk, so that one route rule covers it."""

from django.contrib import admin
from django.urls import path

from desk import views

urlpatterns = [
    path("depots", views.depots),
    path("desk/", admin.site.urls),
]
