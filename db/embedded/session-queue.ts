import type { PGlite } from '@electric-sql/pglite'

interface Waiting {
  readonly client: number
  readonly message: Uint8Array
  readonly onData: (data: Uint8Array) => void
  readonly resolve: (bytes: number) => void
  readonly reject: (error: Error) => void
}

const TERMINATE = 0x58
const READY_FOR_QUERY = 0x5a
const IDLE = 0x49

/** Milliseconds a client may hold the only session between two messages (as on the server: TIMEOUTS.idleInTransaction). */
export const HOLD_LIMIT = 15_000

/**
 * Shares PGlite's single session between connections. pglite-socket's own queue hands it over after every protocol
 * message, so that a second client's Parse comes between another's Parse and Bind (tried with four pools: "bind message
 * supplies 2 parameters, but prepared statement requires 0" and torn answers by the dozen). Here a connection keeps the
 * session from its first message until the database says "ready, idle"; a client that holds it longer than the limit
 * between two messages is cut off through `onHeldTooLong`, which rolls it back.
 */
export class SessionQueue {
  readonly #db: PGlite
  readonly #onHeldTooLong: (client: number) => void
  readonly #holdLimit: number
  #waiting: Waiting[] = []
  #holder: number | null = null
  #busy = false
  #timer: NodeJS.Timeout | undefined

  constructor(db: PGlite, onHeldTooLong: (client: number) => void, holdLimit: number = HOLD_LIMIT) {
    this.#db = db
    this.#onHeldTooLong = onHeldTooLong
    this.#holdLimit = holdLimit
  }

  /** Runs one protocol message when it is this client's turn; resolves with the number of bytes answered. */
  enqueue(client: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ client, message, onData, resolve, reject })
      void this.#work()
    })
  }

  /** How many messages wait; read by pglite-socket's log line. */
  getQueueLength(): number {
    return this.#waiting.length
  }

  /** Drops what a departed client still wanted. */
  clearQueueForHandler(client: number): void {
    const gone = this.#waiting.filter(entry => entry.client === client)
    this.#waiting = this.#waiting.filter(entry => entry.client !== client)
    for (const entry of gone) entry.reject(new Error('The client has gone'))
  }

  /** Takes the session back from a client that left in the middle of a transaction. */
  async clearTransactionIfNeeded(client: number): Promise<void> {
    if (this.#holder !== client) return
    clearTimeout(this.#timer)
    await this.#db.runExclusive(async () => {
      // Sync first: after an error in the extended protocol everything up to it is skipped.
      this.#db.execProtocolRawSync(SYNC)
      this.#db.execProtocolRawSync(ROLLBACK)
    })
    this.#holder = null
    void this.#work()
  }

  #next(): Waiting | undefined {
    const index = this.#holder === null ? 0 : this.#waiting.findIndex(entry => entry.client === this.#holder)
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      for (let entry = this.#next(); entry; entry = this.#next()) {
        clearTimeout(this.#timer)
        await this.#run(entry)
      }
    } finally {
      this.#busy = false
    }
    if (this.#holder !== null) this.#watch(this.#holder)
  }

  async #run(entry: Waiting): Promise<void> {
    if (entry.message[0] === TERMINATE) return entry.resolve(0)
    let bytes = 0
    let idle = false
    try {
      await this.#db.runExclusive(() =>
        this.#db.execProtocolRawStream(entry.message, {
          onRawData: data => {
            bytes += data.length
            idle = data.at(-6) === READY_FOR_QUERY && data.at(-1) === IDLE
            entry.onData(data)
          },
        }),
      )
      this.#holder = idle ? null : entry.client
      entry.resolve(bytes)
    } catch (error) {
      this.#holder = null
      entry.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #watch(client: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onHeldTooLong(client), this.#holdLimit)
    this.#timer.unref()
  }
}

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)
const ROLLBACK = Uint8Array.of(0x51, 0, 0, 0, 13, ...new TextEncoder().encode('rollback'), 0)
