/** Questions on the Kubernetes documentation, and pages that answer them. The ranking was tuned on these. */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  ["how do I keep a pod off a certain node", "taint-and-toleration", "assign-pod-node"],
  [
    "how do I spread replicas over several zones",
    "pod-topology-spread-constraints",
    "multiple-zones",
    "assign-pod-node",
  ],
  [
    "how do I see the logs of a container that crashed",
    "debug-application",
    "debug-running-pod",
    "cheatsheet",
    "logging",
  ],
  [
    "how to find out why a container was terminated",
    "determine-reason-pod-failure",
    "debug-application-introspection",
  ],
  ["how to debug name resolution in a cluster", "dns-debugging-resolution"],
  ["how do I add an entry to the hosts file of a pod", "customize-hosts-file-for-pods"],
  [
    "how do I limit how much memory a container may use",
    "assign-memory-resource",
    "manage-resources-containers",
    "memory-constraint-namespace",
  ],
  [
    "how can I restrict the number of pods in a namespace",
    "quota-pod-namespace",
    "resource-quotas",
  ],
  ["which pods are evicted first", "node-pressure-eviction", "pod-priority-preemption"],
  [
    "how to pass a password to a container without writing it into the image",
    "distribute-credentials-secure",
    "concepts/configuration/secret",
  ],
  ["how do I use a configmap as a file", "configure-pod-configmap", "configmap"],
  [
    "how to set environment variables from a field of the pod",
    "environment-variable-expose-pod-information",
  ],
  [
    "how to pull images from a private registry",
    "pull-image-private-registry",
    "concepts/containers/images",
  ],
  [
    "how do I check that an application is ready to receive traffic",
    "configure-liveness-readiness-startup-probes",
    "pod-lifecycle",
  ],
  [
    "how can I run something before the main container starts",
    "init-containers",
    "configure-pod-initialization",
    "container-lifecycle-hooks",
  ],
  [
    "how do two containers of one pod share files",
    "communicate-containers-same-pod-shared-volume",
    "configure-volume-storage",
  ],
  [
    "how do I roll back to the previous version of a deployment",
    "concepts/workloads/controllers/deployment",
  ],
  ["how can I pause a rollout", "concepts/workloads/controllers/deployment"],
  ["how to run a task every night", "cron-jobs", "automated-tasks-with-cron-jobs"],
  ["how many times is a failed job tried again", "concepts/workloads/controllers/job"],
  [
    "when should I use a statefulset",
    "concepts/workloads/controllers/statefulset",
    "basic-stateful-set",
  ],
  [
    "can I scale on a custom metric",
    "horizontal-pod-autoscale",
    "horizontal-pod-autoscale-walkthrough",
    "resource-metrics-pipeline",
  ],
  ["how do I take a node out of service for maintenance", "safely-drain-node"],
  ["how to make a persistent volume bigger", "persistent-volumes"],
  ["can several pods write to the same volume", "persistent-volumes", "concepts/storage/volumes"],
  [
    "how do I choose which storage class is used by default",
    "change-default-storage-class",
    "dynamic-provisioning",
  ],
  ["what is the difference between clusterip and nodeport", "concepts/services-networking/service"],
  [
    "how to route requests by host name to different services",
    "concepts/services-networking/ingress",
  ],
  ["how to deny all traffic between namespaces", "network-policies", "declare-network-policy"],
  ["how to give a user read access to one namespace", "access-authn-authz/rbac"],
  [
    "how do I stop containers from running as root",
    "security-context",
    "pod-security-policy",
    "pod-security-standards",
  ],
  ["how can I see who changed an object", "debug-application-cluster/audit"],
  [
    "how to renew certificates that have expired",
    "tasks/administer-cluster/kubeadm/kubeadm-certs",
    "certificate-rotation",
  ],
  ["how can I see only the names of the pods", "cheatsheet", "jsonpath", "kubectl/overview"],
  ["how to change one field of a running object", "update-api-object-kubectl-patch"],
  [
    "how do I install kubernetes on my own machines",
    "create-cluster-kubeadm",
    "install-kubeadm",
    "kubespray",
    "setup",
    "production-environment",
  ],
  [
    "how do I upgrade a cluster to a newer version",
    "kubeadm/kubeadm-upgrade",
    "cluster-upgrade",
    "tasks/administer-cluster/kubeadm/kubeadm-upgrade",
  ],
  ["how many nodes can a cluster have", "cluster-large"],
  [
    "how do I add my own resource type to the api",
    "custom-resource-definitions",
    "custom-resources",
    "apiserver-aggregation",
    "setup-extension-api-server",
  ],
  ["how can I write my own scheduler", "configure-multiple-schedulers", "scheduling-framework"],
  ["which api versions will be removed", "deprecation-guide", "deprecation-policy"],
  ["how to watch a resource for changes", "api-concepts"],
  ["can I run windows containers", "intro-windows-in-kubernetes", "user-guide-windows-containers"],
  ["how to move from docker compose", "translate-compose-kubernetes"],
  ["how do I start a pod without the api server", "static-pod"],
];

/** The questions as judged queries. */
export const KUBERNETES_TUNING_QUESTIONS = toJudgedQueries(QUESTIONS);
