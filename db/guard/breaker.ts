/** Milliseconds between two looks at a database that did not answer. */
const LOOK_EVERY_MS = 250

/**
 * Knows whether the database answers: suspected once, it is asked again and again until it does, and meanwhile nobody
 * else has to find out by waiting.
 */
export class Breaker {
  readonly #probe: () => Promise<boolean>
  readonly #onChange: (answers: boolean) => void
  #isWatching = false
  #isClosed = false
  /** True while the database is known not to answer. */
  isOpen = false

  /** `probe` says whether the database answers, within a second or so, and never rejects. */
  constructor(probe: () => Promise<boolean>, onChange: (answers: boolean) => void) {
    this.#probe = probe
    this.#onChange = onChange
  }

  /** Something failed that may be the database's silence: looks, and opens if it is. */
  suspect(): void {
    if (!this.#isWatching && !this.#isClosed) void this.#watch()
  }

  close(): void {
    this.#isClosed = true
  }

  async #watch(): Promise<void> {
    this.#isWatching = true
    while (!this.#isClosed && !(await this.#probe())) {
      this.#set(true)
      await new Promise<void>(resolve => setTimeout(resolve, LOOK_EVERY_MS).unref())
    }
    if (!this.#isClosed) this.#set(false)
    this.#isWatching = false
  }

  #set(isOpen: boolean): void {
    if (this.isOpen === isOpen) return
    this.isOpen = isOpen
    this.#onChange(!isOpen)
  }
}
