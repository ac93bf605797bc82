"""The depots that people at the desk look after."""

from django.core.validators import RegexValidator
from django.db import models


# #region depot
class Depot(models.Model):
    """A place where parcels are sorted."""

    code = models.CharField(max_length=3, unique=True, validators=[RegexValidator("^[A-Z]{3}$")])
    city = models.CharField(max_length=80)
    open = models.BooleanField(default=True)

    class Meta:
        ordering = ["code"]

    def __str__(self) -> str:
        return f"{self.code} {self.city}"


# #endregion depot
