/** Input that has broken other engines: nothing may throw, hang or take long. */
export interface HostileQuery {
  query: string;
  /** Whether documentation of pods and deployments has rows for it. */
  rows: boolean;
}

const FINDS_NOTHING: readonly string[] = [
  "",
  " ",
  "\t\n\r",
  "\0",
  "*",
  "?",
  "+",
  "\\",
  "%",
  "%%%",
  "(((((((((((((((((((((",
  "--------------------",
  "[]{}()<>|&;$`'\"",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "\ud800",
  "\udc00\ud800",
  "\uffff\ufffe",
  "\u202e\u202c\u2066\u2069",
  "\u0301\u0301\u0301",
  "\u200b\u200d\ufeff",
  "a".repeat(10_000),
  "\u0e49".repeat(1_000),
  "מרחבא שלום",
  "\\u0000\\x00",
  "__proto__",
  "constructor",
  "hasOwnProperty valueOf",
  "'; DROP TABLE pages; --",
  '"><img src=x onerror=alert(1)>',
];

const FINDS_SOMETHING: readonly string[] = [
  "\0\0pod\0",
  "pod ".repeat(2_500),
  "\u202epod\u202c",
  "\udc00pod\ud800",
  "<b>pod</b>",
  "(pod)+$",
  "p\u0301od",
  "ＰＯＤ",
  "🎉pod🎉",
  "部署".repeat(2_000),
  "การติดตั้ง".repeat(500),
];

/** Long or odd, and whether rows come back does not matter. */
const FINDS_ANYTHING: readonly string[] = [
  "<script>pod</script>",
  "مرحبا pod",
  "deploy".repeat(2_000),
  "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  "aB".repeat(5_000),
  "a-".repeat(5_000),
  "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p",
  "1.".repeat(5_000),
  "&lt;pod&gt;",
  "+pod -node title:pod~2^5 *",
  "[pod]{2,}\\1",
  "[a-z]+(.*)\\1{1000}",
  "(a+)+$",
  "%E0%A4%A",
  "e\u0301\u0301\u0301\u0301".repeat(1_000),
  "C++ C# .NET ++ # .",
];

/** Queries whose rows are known. */
export const HOSTILE_QUERIES: readonly HostileQuery[] = [
  ...FINDS_NOTHING.map((query) => ({ query, rows: false })),
  ...FINDS_SOMETHING.map((query) => ({ query, rows: true })),
];

/** All of them. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...FINDS_NOTHING,
  ...FINDS_SOMETHING,
  ...FINDS_ANYTHING,
];
