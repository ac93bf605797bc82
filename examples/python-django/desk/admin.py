"""What the admin shows of a depot."""

from django.contrib import admin

from desk.models import Depot


@admin.register(Depot)
class DepotAdmin(admin.ModelAdmin):
    """A list that can be filtered, with the switch in the row."""

    list_display = ["code", "city", "open"]
    list_editable = ["open"]
    list_filter = ["open"]
    search_fields = ["code", "city"]
