import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";

/**
 * Why a request has no answer to show. A browser reports nearly all of these as the same error;
 * `diagnose` tells them apart.
 */
export type Failure =
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
    case "mixed-content":
      return {
        title: localized("mixedContent"),
        text: fill(localized("mixedContentText"), { url: failure.url }),
        advice: localized("mixedContentAdvice"),
      };
    case "unprepared":
      return {
        title: localized("unprepared"),
        text: failure.reason,
        advice: localized("unpreparedAdvice"),
      };
    case "unsendable":
      return {
        title: localized("unsendable"),
        text: failure.reason,
        advice: localized("unsendableAdvice"),
      };
    case "redirect":
      return {
        title: localized("redirected"),
        text: localized("redirectedText"),
        advice: localized("redirectedAdvice"),
      };
    case "timeout":
      return {
        title: fill(localized("timedOut"), { seconds: failure.seconds }),
        text: localized("timedOutText"),
        advice: localized("timedOutAdvice"),
      };
    case "cancelled":
      return {
        title: localized("cancelled"),
        text: localized("cancelledText"),
        advice: localized("cancelledAdvice"),
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
        title: localized("policy"),
        text: fill(localized("policyText"), { origin: failure.origin }),
        advice: localized("policyAdvice"),
      };
    case "offline":
      return {
        title: localized("offline"),
        text: localized("offlineText"),
        advice: localized("offlineAdvice"),
      };
    case "unreachable":
      return {
        title: localized("unreachable"),
        text: fill(localized("unreachableText"), { origin: failure.origin }),
        advice: failure.isLocal ? localized("unreachableLocal") : localized("unreachableAdvice"),
      };
    case "cors":
      return {
        title: localized("cors"),
        text: fill(localized("corsText"), { origin: failure.origin, page: failure.pageOrigin }),
        advice: localized("corsAdvice"),
      };
  }
}
