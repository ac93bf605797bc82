/**
 * Questions on the documentation of Istio, as people ask them in forums and
 * issues, and pages that answer them: judged before any engine was asked.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  [
    "how to access an external service from a pod with the sidecar injected",
    "egress-control/index",
  ],
  [
    "how do I route a percentage of traffic to a new version",
    "traffic-shifting/index",
    "concepts/traffic-management/index",
  ],
  [
    "how to disable sidecar injection for one pod",
    "sidecar-injection/index",
    "common-problems/injection/index",
  ],
  ["why is my sidecar not injected", "common-problems/injection/index"],
  [
    "why do I get 503 errors after adding a destination rule",
    "common-problems/network-issues/index",
  ],
  ["how to enable mutual TLS for the whole mesh", "mtls-migration/index", "authn-policy/index"],
  ["how do I expose a service outside the cluster with https", "secure-ingress/index"],
  ["how to set a timeout on requests", "request-timeouts/index"],
  ["how do I retry failed requests automatically", "concepts/traffic-management/index"],
  ["how to upgrade istio without downtime", "upgrade/canary/index"],
  ["why does my health check fail after enabling mutual TLS", "app-health-check/index"],
  [
    "how can I see which services call each other",
    "tasks/observability/kiali/index",
    "integrations/kiali/index",
  ],
  ["how do I get the access logs of the proxy", "logs/access-log/index"],
  ["how can I limit the number of requests", "policy-enforcement/rate-limit/index"],
  [
    "how to add a VM to the mesh",
    "install/virtual-machine/index",
    "examples/virtual-machines/index",
  ],
  ["how to allow only requests with a valid token", "authz-jwt/index", "authn-policy/index"],
  ["how do I block requests from a certain IP address", "authz-ingress/index"],
  ["can I use my own certificate authority", "plugin-ca-cert/index", "custom-ca-k8s/index"],
  [
    "how to run istio in several clusters",
    "install/multicluster",
    "multi-primary/index",
    "primary-remote/index",
    "multi-primary_multi-network/index",
    "primary-remote_multi-network/index",
    "deployment/deployment-models/index",
  ],
  ["how can I test what my app does when a service is slow", "fault-injection/index"],
  ["how do I look at the envoy configuration of a pod", "diagnostic-tools/proxy-cmd/index"],
  [
    "how do I stop sending requests to instances that fail",
    "circuit-breaking/index",
    "concepts/traffic-management/index",
  ],
  ["how much cpu and memory does the sidecar need", "performance-and-scalability/index"],
  ["how to send a copy of live traffic to another version", "mirroring/index"],
  ["how can I avoid the NET_ADMIN capability", "additional-setup/cni/index"],
  ["which ports does istio use", "deployment/requirements/index"],
  ["how does istio know which protocol a port has", "protocol-selection/index"],
  ["how do I view metrics in grafana", "using-istio-dashboard/index", "integrations/grafana/index"],
  [
    "how to uninstall istio",
    "setup/getting-started/index",
    "install/istioctl/index",
    "install/helm/index",
    "install/operator/index",
  ],
  ["is there a way to check my yaml for mistakes before I apply it", "istioctl-analyze/index"],
];

/** The questions as judged queries. */
export const ISTIO_QUESTIONS = toJudgedQueries(QUESTIONS);
