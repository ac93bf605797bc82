#!/bin/sh
set -eu

DJANGO_SETTINGS_MODULE=project.build_settings python manage.py collectstatic --noinput
