/** What readers of this site say for one another; the words of the trade are the engine's. */
export const wordGroups = [
  ["team", "squad", "department"],
  ["user", "teammate", "co-worker"],
  ["trial cluster", "playground"],
  ["exam", "quiz", "certificate test"],
  ["promote", "canary", "blue-green"],
  ["support", "on-call engineer", "pager"],
  ["activity report", "audit trail", "who did what"],
  ["usage", "billing", "quota increase"],
  ["high availability", "uptime"],
  ["security", "gdpr", "compliance"],
];
