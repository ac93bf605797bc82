/** What answers requests that pages of a site send. */
export interface PostHandler {
  /**
   * @param sender Tells senders apart for the limit, as the platform names them: an address. It is not
   *   kept. Without it all count as one.
   */
  fetch(request: Request, sender?: string): Promise<Response>;
}
