"""Answers the probes before anything else looks at the request."""

from django.http import JsonResponse


# #region health
class HealthMiddleware:
    """First in the list: a probe has no valid host name and needs no session."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        if request.path in ("/health/live", "/health/ready"):
            return JsonResponse({"status": "UP"})
        return self.get_response(request)


# #endregion health
