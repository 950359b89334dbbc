/** How many that nobody has are kept: answers are mostly with the system before the next one is made. */
const MOST_KEPT = 4

/**
 * Copies of a page's bytes that answers borrow, to write their own values into the same places, and give back once they have
 * been sent: a page under load is not copied again for each of them (docs/performance-changes.md).
 */
export class LentCopies {
  readonly #bytes: Buffer
  readonly #kept: Buffer[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** A copy that nobody else has until it is taken back. In its places are the values of whoever had it before. */
  lend(): Buffer {
    return this.#kept.pop() ?? Buffer.from(this.#bytes)
  }

  /** Only what was lent, once, and only when the system no longer reads it. One that never comes back is let go of. */
  takeBack(copy: Buffer): void {
    if (this.#kept.length < MOST_KEPT) this.#kept.push(copy)
  }
}
