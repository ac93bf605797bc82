/** What went wrong: no line to the server, an answer that is an error, an address of others. */
type FailureKind = "unreached" | "refused" | "foreign";

/** Why an index could not be fetched, in words for readers. */
export class LoadFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
