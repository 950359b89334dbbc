import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#scripts/local/free-port.ts'

/** What one application asked of the database since the last look. */
export interface Counted {
  /** Statements that read or write; not those that begin, scope or end a transaction. */
  readonly statements: number
  /** Begin, commit, rollback and the setting of the role and workspace. */
  readonly framing: number
  /** Times it waited for the server before it could go on. */
  readonly roundTrips: number
}

export interface CountingProxy {
  readonly url: string
  take(): Counted
  close(): Promise<void>
}

const FRAMING = /^\s*(begin|commit|rollback|savepoint|release|set |select\s+set_config\()/i

/**
 * Stands between an app and its database and counts the statements of one application name. It reads the frontend's
 * messages of the PostgreSQL protocol (version 3) and passes every byte on as it is.
 */
export async function openCountingProxy(
  databaseUrl: string,
  applicationName: string,
): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  const counts = { statements: 0, framing: 0, roundTrips: 0 }
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    const watch = watchConnection(applicationName, counts)
    client.on('data', watch.asked)
    upstream.on('data', watch.answered)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    take() {
      const taken = { ...counts }
      Object.assign(counts, { statements: 0, framing: 0, roundTrips: 0 })
      return taken
    },
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function watchConnection(applicationName: string, counts: { -readonly [Key in keyof Counted]: number }) {
  /** Statement names to whether they are framing; '' is the unnamed one. */
  const prepared = new Map<string, boolean>()
  let waiting = Buffer.alloc(0)
  let started = false
  let isOurs = false
  let hasAsked = false
  const count = (isFraming: boolean) => {
    if (isOurs) counts[isFraming ? 'framing' : 'statements'] += 1
  }
  const read = (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0')
    if (type === 'Q') count(FRAMING.test(first))
    if (type === 'P') prepared.set(first, FRAMING.test(second))
    // Bind names the portal, then the statement.
    if (type === 'B') count(prepared.get(second) ?? false)
  }
  return {
    asked(chunk: Buffer) {
      hasAsked = true
      waiting = Buffer.concat([waiting, chunk])
      for (;;) {
        const header = started ? 1 : 0
        if (waiting.byteLength < header + 4) return
        const length = header + waiting.readInt32BE(header)
        if (waiting.byteLength < length) return
        const message = waiting.subarray(0, length)
        waiting = waiting.subarray(length)
        if (started) read(String.fromCharCode(message[0] ?? 0), message.subarray(5))
        else {
          // The first message has no type: protocol version and parameters.
          started = message.readInt32BE(4) === 196_608
          isOurs = message.toString('utf8', 8).includes(`application_name\0${applicationName}\0`)
        }
      }
    },
    /** A server's word after we asked ends one wait. */
    answered() {
      if (hasAsked && isOurs && started) counts.roundTrips += 1
      hasAsked = false
    },
  }
}
