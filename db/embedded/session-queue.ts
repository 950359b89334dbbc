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
const ERROR_RESPONSE = 0x45
/** The first byte of the only message that has no letter: its length, which is short. */
const STARTUP = 0

/** Milliseconds a client may hold the only session between two messages (as on the server: TIMEOUTS.idleInTransaction). */
export const HOLD_LIMIT = 15_000

/**
 * Shares PGlite's single session between connections. pglite-socket's own queue hands it over after every protocol
 * message, so that a second client's Parse comes between another's Parse and Bind (tried with four pools: "bind message
 * supplies 2 parameters, but prepared statement requires 0" and torn answers by the dozen). Here a connection keeps the
 * session from its first message until the database says "ready, idle"; a client that holds it longer than the limit
 * between two messages is cut off through `onHeldTooLong`, which rolls it back. What a server keeps for each connection,
 * the role it asked for when it began, is put into force whenever the session changes hands.
 */
export class SessionQueue {
  readonly #db: PGlite
  readonly #onHeldTooLong: (client: number) => void
  readonly #holdLimit: number
  #waiting: Waiting[] = []
  readonly #roles = new Map<number, string>()
  /** The role in force; '' is the one that the database was opened as. */
  #role = ''
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
    this.#roles.delete(client)
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
    if (entry.message[0] === STARTUP) this.#roles.set(entry.client, startupRole(entry.message))
    let bytes = 0
    let idle = false
    try {
      if (this.#holder === null) await this.#takeOn(this.#roles.get(entry.client) ?? '')
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

  /** Makes the session work as this role. Throws when there is no such role: nobody works as another than they asked for. */
  async #takeOn(role: string): Promise<void> {
    if (role === this.#role) return
    let isRefused = false
    // As a stream: what is run otherwise is answered to whoever streamed last.
    await this.#db.runExclusive(() =>
      this.#db.execProtocolRawStream(query(role === '' ? 'reset role' : `set role ${role}`), {
        onRawData: data => {
          isRefused ||= data[0] === ERROR_RESPONSE
        },
      }),
    )
    if (isRefused) throw new Error(`The embedded database has no role ${role}`)
    this.#role = role
  }

  #watch(client: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onHeldTooLong(client), this.#holdLimit)
    this.#timer.unref()
  }
}

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)

/** A message that runs one statement. */
function query(text: string): Uint8Array {
  return Uint8Array.of(0x51, 0, 0, 0, text.length + 5, ...new TextEncoder().encode(text), 0)
}

const ROLLBACK = query('rollback')

/** The role that a start-up packet asks for, which is a list of names and values that each end in a zero; '' when none. */
function startupRole(message: Uint8Array): string {
  const words = new TextDecoder().decode(message.subarray(8)).split('\0')
  const at = words.findIndex((word, index) => index % 2 === 0 && word === 'role')
  const role = at === -1 ? '' : (words[at + 1] ?? '')
  return /^[a-z_]{1,63}$/.test(role) ? role : ''
}
