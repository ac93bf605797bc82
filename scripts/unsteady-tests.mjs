// @ts-check
/**
 * A reporter of Vitest that names the tests which passed at their second attempt only, so that a
 * second attempt hides nothing: each of them is a fault of the test or of the site.
 */
export default class UnsteadyTests {
  /** @type {string[]} */
  #names = [];

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    console.log(`\nPassed at the second attempt only:\n  ${this.#names.join("\n  ")}`);
  }
}
