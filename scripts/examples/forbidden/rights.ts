import type { Forbidden } from "./kind.ts";

/** Rights that nobody needs, for programs, for people and for whoever comes along. */
export const RIGHTS: readonly Forbidden[] = [
  {
    pattern:
      /\bprivileged:\s*true\b|\s--privileged\b|\brunAsUser:\s*["']?0\b|\brunAsGroup:\s*["']?0\b|\brunAsNonRoot:\s*["']?false\b|^[ \t]*user:[ \t]*["']?(?:root|0)(?::\w+)?["']?[ \t]*$|\b(?:docker|podman|nerdctl|kubectl)\b[^\n]*\s(?:-u|--user)[= ](?:root|0)\b|\ballowPrivilegeEscalation:\s*true\b|^\s*USER\s+(?:root|0)\b(?![\s\S]*^\s*USER\s+(?!root|0\b))/m,
    reason: "The platform's restricted standard refuses a container with these rights.",
    remedy: "Run as a user with a number of its own, without more rights.",
  },
  {
    pattern:
      /\bhost(?:Network|PID|IPC):\s*true\b|\bhostPath:|\bdocker\.sock\b|--(?:pid|ipc|userns|network|net)[= ]host\b|--cap-add\b|\b(?:SYS_ADMIN|SYS_PTRACE|NET_ADMIN)\b|\badd:\s*(?:\[\s*|\n\s*-\s*)["']?ALL\b|\bunconfined\b/i,
    reason: "A container with this is a part of the machine, and can take it over.",
    remedy: "Leave it out.",
  },
  {
    pattern:
      /\b(?:verbs|resources|apiGroups)["']?:\s*(?:\[\s*["']?\*|\n\s*-\s*["']?\*)|\bname:\s*["']?cluster-admin\b|--clusterrole[= ]cluster-admin\b|"(?:Not)?Action":\s*\[?\s*"[\w-]+:\*"[^{}]*"Resource":\s*\[?\s*"\*"|"Resource":\s*\[?\s*"\*"[^{}]*"Action":\s*\[?\s*"[\w-]+:\*"|"(?:Action|Principal)":\s*(?:\{\s*"\w+":\s*)?\[?\s*"\*"|\bGRANT\s+ALL\b[^;]*\bON\s+\*\.\*|\bSUPERUSER\b(?<!NOSUPERUSER)/i,
    reason: "This may do everything to everything.",
    remedy: "Name what is needed.",
  },
  {
    pattern: /\banonymous\s+set\s+(?:public|upload|download)\b|--acl[= ]public|"?public-read/i,
    reason: "Everybody can read, or write, what is stored there.",
    remedy: "Hand out signed addresses that end.",
  },
  {
    pattern:
      /\bchmod\s+(?:-R\s+)?(?:0?777|0?666|a[+=]rwx|ugo\+rwx|o\+w|a\+w)\b|\b0o777\b|\bumask\s+0+\b/,
    reason: "Everybody on the machine can then change these files.",
    remedy: "Give the rights to the one user that needs them.",
  },
];
