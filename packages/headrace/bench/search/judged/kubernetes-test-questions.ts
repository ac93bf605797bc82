/**
 * Questions on the Kubernetes documentation, and pages that answer them. Held out: written before the
 * ranking was tried on this set, and never looked at to change it.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  [
    "how to run a pod only on nodes with an ssd",
    "assign-pods-nodes",
    "assign-pod-node",
    "assign-pods-nodes-using-node-affinity",
  ],
  [
    "why is my pod stuck in pending",
    "debug-application",
    "debug-pod-replication-controller",
    "debug-application-introspection",
  ],
  ["how can I open a shell inside a container", "get-shell-running-container", "debug-running-pod"],
  ["my service does not reach any pods", "debug-service"],
  ["how can a pod use its own dns server", "dns-pod-service", "dns-custom-nameservers"],
  ["what happens when a node runs out of memory", "node-pressure-eviction"],
  [
    "how to set a default cpu limit for all containers of a namespace",
    "cpu-default-namespace",
    "limit-range",
  ],
  ["what is the difference between requests and limits", "manage-resources-containers"],
  [
    "how do I make an important pod start before the others",
    "pod-priority-preemption",
    "guaranteed-scheduling-critical-addon-pods",
  ],
  [
    "are secrets encrypted in etcd",
    "encrypt-data",
    "kms-provider",
    "concepts/configuration/secret",
  ],
  ["does a pod notice when its configmap changes", "configmap", "configure-pod-configmap"],
  ["how do I override the command of an image", "define-command-argument-container"],
  ["when does kubernetes pull an image again", "concepts/containers/images"],
  [
    "how to give a slow application more time to start",
    "configure-liveness-readiness-startup-probes",
  ],
  [
    "how to do some work just before a container stops",
    "container-lifecycle-hooks",
    "attach-handler-lifecycle-event",
    "pod-lifecycle",
  ],
  ["how long does a pod have to shut down", "pod-lifecycle"],
  [
    "how to update an application without downtime",
    "concepts/workloads/controllers/deployment",
    "run-stateless-application-deployment",
  ],
  ["how do I run one pod on every node", "concepts/workloads/controllers/daemonset"],
  [
    "how do I delete finished jobs automatically",
    "ttlafterfinished",
    "concepts/workloads/controllers/job",
  ],
  [
    "how to process a queue with many workers",
    "coarse-parallel-processing-work-queue",
    "fine-parallel-processing-work-queue",
  ],
  [
    "how do I scale automatically with the load",
    "horizontal-pod-autoscale",
    "horizontal-pod-autoscale-walkthrough",
  ],
  [
    "how to keep enough replicas running while nodes are drained",
    "configure-pdb",
    "disruptions",
    "safely-drain-node",
  ],
  [
    "what happens to the volume when I delete the claim",
    "persistent-volumes",
    "change-pv-reclaim-policy",
  ],
  ["how do I take a snapshot of a volume", "volume-snapshots"],
  [
    "how are volumes created on demand",
    "dynamic-provisioning",
    "storage-classes",
    "persistent-volumes",
  ],
  [
    "how to expose an application to the internet",
    "expose-external-ip-address",
    "create-external-load-balancer",
    "concepts/services-networking/service",
    "concepts/services-networking/ingress",
    "connect-applications-service",
  ],
  ["how do I terminate tls at the edge of the cluster", "concepts/services-networking/ingress"],
  [
    "how can I keep the ip address of the client",
    "source-ip",
    "create-external-load-balancer",
    "concepts/services-networking/service",
  ],
  [
    "how do I reach a database in the cluster from my laptop",
    "port-forward-access-application-cluster",
  ],
  [
    "how does a pod authenticate to the api server",
    "configure-service-account",
    "access-api-from-pod",
    "service-accounts-admin",
    "authentication",
  ],
  [
    "how to restrict the system calls of a container",
    "tutorials/clusters/seccomp",
    "security-context",
  ],
  [
    "how do I get a certificate signed by the cluster",
    "certificate-signing-requests",
    "managing-tls-in-a-cluster",
  ],
  [
    "how do I switch between clusters with kubectl",
    "configure-access-multiple-clusters",
    "organize-cluster-access-kubeconfig",
    "cheatsheet",
  ],
  ["which pods have a certain label", "overview/working-with-objects/labels", "cheatsheet"],
  [
    "what is the difference between apply and create",
    "declarative-config",
    "object-management",
    "imperative-config",
    "manage-deployment",
  ],
  ["how to add a worker node to the cluster", "kubeadm-join", "create-cluster-kubeadm"],
  ["how to back up etcd", "configure-upgrade-etcd"],
  ["which ports have to be open between the nodes", "install-kubeadm"],
  [
    "how to reject objects that break our rules",
    "extensible-admission-controllers",
    "admission-controllers",
    "pod-security-policy",
  ],
  ["how do containers get access to a gpu", "scheduling-gpus", "device-plugins"],
  ["why can two people edit the same object without overwriting each other", "server-side-apply"],
  ["what does the kubelet do", "overview/components", "command-line-tools-reference/kubelet"],
  [
    "how do I run kubernetes without docker",
    "container-runtimes",
    "check-if-dockershim-deprecation-affects-you",
  ],
  ["what are owner references for", "controllers/garbage-collection"],
  [
    "how do I delete a pod that hangs in terminating",
    "force-delete-stateful-set-pod",
    "pod-lifecycle",
  ],
];

/** The questions as judged queries. */
export const KUBERNETES_TEST_QUESTIONS = toJudgedQueries(QUESTIONS);
