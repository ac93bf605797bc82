terraform {
  required_providers {
    http = {
      source  = "hashicorp/http"
      version = "~> 3.4"
    }
  }
}

variable "millrace_api_key" {
  type      = string
  sensitive = true
}

variable "millrace_api" {
  type    = string
  default = "https://api.millrace.example"
}

# #region read
data "http" "cluster" {
  url = "${var.millrace_api}/clusters/mill-eu-1"

  request_headers = {
    Accept             = "application/vnd.millrace.v1+json"
    X-Millrace-Api-Key = var.millrace_api_key
  }

  lifecycle {
    postcondition {
      condition     = self.status_code == 200
      error_message = "Millrace: ${jsondecode(self.response_body).detail} See ${jsondecode(self.response_body).type}"
    }
  }
}
# #endregion read

# #region use
locals {
  cluster = jsondecode(data.http.cluster.response_body)
}

output "wildcard_host" {
  value = "*.${local.cluster.id}.apps.millrace.example"
}

output "free_environments" {
  value = 40 - local.cluster.environmentCount
}
# #endregion use

# #region apply
locals {
  environments = [
    { id = "dev", name = "Development", clusterId = "mill-eu-1", teamId = "logistics", allowPreviews = true },
    { id = "load-test", name = "Load test", clusterId = "mill-eu-1", teamId = "logistics", allowPreviews = false },
  ]
}

resource "terraform_data" "environments" {
  triggers_replace = jsonencode(local.environments)

  provisioner "local-exec" {
    interpreter = ["bash", "-c"]
    command     = "${path.module}/../environments.sh <(printf '%s' \"$ENVIRONMENTS\")"

    environment = {
      ENVIRONMENTS     = jsonencode(local.environments)
      MILLRACE_API     = var.millrace_api
      MILLRACE_API_KEY = var.millrace_api_key
    }
  }
}
# #endregion apply
