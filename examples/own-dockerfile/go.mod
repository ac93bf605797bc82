module git.millrace.example/riverside/parcel-tracker-zone-api

go 1.26
