/**
 * Why a request has no answer to show. A browser reports nearly all of these as the same error;
 * `diagnose` tells them apart.
 */
export type Failure =
  /** The address can't be used; the request was not sent. */
  | { kind: "bad-url"; reason: string }
  /** A secure page may not call an insecure address; not sent. */
  | { kind: "mixed-content"; url: string }
  /** The request could not be made, or the practice server not be loaded; not sent. */
  | { kind: "unprepared"; reason: string }
  /** No browser can send such a request; not sent. */
  | { kind: "unsendable"; reason: string }
  /** The Content Security Policy of the page forbids the address. */
  | { kind: "policy"; origin: string }
  | { kind: "offline" }
  /** Nothing answers at the address: refused, unknown host, no route, bad certificate. */
  | { kind: "unreachable"; origin: string; isLocal: boolean }
  /** Something answers there, but the browser keeps the answer from the page. */
  | { kind: "cors"; origin: string; pageOrigin: string }
  /** A redirect, which the console does not follow. */
  | { kind: "redirect" }
  | { kind: "timeout"; seconds: number }
  | { kind: "cancelled" };

/** A failure in words. */
export interface Explanation {
  /** A few words. */
  title: string;
  /** What happened. */
  text: string;
  /** What the reader can do. */
  advice: string;
}

/** Says what happened and what to do about it. */
export function explain(failure: Failure): Explanation {
  switch (failure.kind) {
    case "bad-url":
      return {
        title: "The address can’t be used",
        text: failure.reason,
        advice: "Correct the server’s variables or the path parameters, then send again.",
      };
    case "mixed-content":
      return {
        title: "Blocked: insecure address",
        text: `This page was loaded over HTTPS, so the browser forbids requests to ${failure.url}.`,
        advice: "Choose a server whose address begins with https://, or run the sample for curl.",
      };
    case "unprepared":
      return {
        title: "Nothing was sent",
        text: failure.reason,
        advice: "Send again. If that does not help, load the page anew.",
      };
    case "unsendable":
      return {
        title: "A browser can’t send this request",
        text: failure.reason,
        advice: "Run one of the code samples: other clients can send it.",
      };
    case "redirect":
      return {
        title: "The server answered with a redirect",
        text: "The browser does not tell where it leads, and the console does not follow it: your credentials could end up on another server.",
        advice: "Run the sample for curl with -i to see the Location header.",
      };
    case "timeout":
      return {
        title: `No answer within ${failure.seconds} s`,
        text: "The request was given up. The server may still be working on it.",
        advice:
          "Check whether it took effect before you repeat it, or allow more time under Options.",
      };
    case "cancelled":
      return {
        title: "Cancelled",
        text: "You cancelled the request before an answer arrived. The server may have received it.",
        advice: "Check whether it took effect before you repeat it.",
      };
    default:
      return explainNetwork(failure);
  }
}

type NetworkFailure = Extract<Failure, { kind: "policy" | "offline" | "unreachable" | "cors" }>;

function explainNetwork(failure: NetworkFailure): Explanation {
  switch (failure.kind) {
    case "policy":
      return {
        title: "Blocked by this site’s security policy",
        text: `The Content Security Policy of this page does not allow requests to ${failure.origin}.`,
        advice:
          "Run the sample for curl, or ask the owner of this site to add the address to connect-src.",
      };
    case "offline":
      return {
        title: "You are offline",
        text: "The browser has no network connection.",
        advice: "Connect, then send again. The practice server works without a network.",
      };
    case "unreachable":
      return {
        title: "The server can’t be reached",
        text: `Nothing answers at ${failure.origin}: the connection was refused, the host name is unknown, or the certificate is not trusted.`,
        advice: failure.isLocal
          ? "Start the server, check its port, and allow this page to reach your local network if the browser asks."
          : "Check the address and your VPN or proxy. An extension that blocks requests has the same effect.",
      };
    case "cors":
      return {
        title: "The server does not let this page read its answer",
        text: `${failure.origin} answers, but not with the CORS headers that let ${failure.pageOrigin} read it. It may have carried the request out. A connection that breaks off looks the same.`,
        advice:
          "Run the sample for curl, or have the server send Access-Control-Allow-Origin for this site.",
      };
  }
}
