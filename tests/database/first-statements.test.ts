import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, openConnection } from '#db/client.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

/** The way to a database, which can keep its answers back and refuse to begin a transaction. */
class Gate {
  /** What was asked, as text. */
  asked = ''
  refusesToBegin = false
  readonly #databases = new Set<Socket>()
  readonly #server: Server

  constructor(target: number) {
    this.#server = createServer(client => {
      const database = connect(target, '127.0.0.1')
      this.#databases.add(database)
      database.pipe(client)
      client.on('data', chunk => {
        this.asked += chunk.toString('latin1')
        if (this.refusesToBegin && chunk.includes('begin')) client.write(REFUSAL)
        else database.write(chunk)
      })
      client.on('close', () => database.destroy())
      for (const socket of [client, database]) socket.on('error', () => {})
    })
  }

  async open(): Promise<number> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return address && typeof address === 'object' ? address.port : 0
  }

  holdAnswers(): void {
    for (const database of this.#databases) database.pause()
  }

  letAnswersGo(): void {
    for (const database of this.#databases) database.resume()
  }

  async close(): Promise<void> {
    for (const database of this.#databases) database.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }
}

/** An error, and that the next question may come although no transaction is open. */
const REFUSAL = Buffer.concat([message('E', 'SERROR\0VERROR\0C53200\0Mout of memory\0\0'), message('Z', 'I')])

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

describeOnDatabases(
  'the first statements of a transaction',
  database => {
    let gate: Gate
    let pool: Connection
    beforeEach(async () => {
      gate = new Gate(Number(new URL(database().url).port))
      const url = new URL(database().url)
      url.port = String(await gate.open())
      pool = openConnection({ ...database().way, url: url.href, max: 1 })
      await pool.sql`select 0`
    })
    afterEach(async () => {
      await pool.close()
      await gate.close()
    })

    test('go out with its beginning, without waiting for an answer', async () => {
      gate.asked = ''
      gate.holdAnswers()
      const rows = pool.transaction(sql => Promise.all([sql`select 1 as n`, sql`select 2 as n`]))
      await vi.waitFor(() => expect(gate.asked).toMatch(/begin[\s\S]*select 1 as n[\s\S]*select 2 as n/))
      expect(gate.asked).not.toContain('commit')
      gate.letAnswersGo()
      expect((await rows).map(([row]) => row?.n)).toEqual([1, 2])
      expect(gate.asked).toContain('commit')
    })

    test('do not run where it is refused, and the pool goes on', async () => {
      gate.refusesToBegin = true
      let isDone = false
      const work = pool.transaction(async sql => {
        await sql`select 1`
        isDone = true
      })
      await expect(work).rejects.toThrow()
      gate.refusesToBegin = false
      expect(await pool.transaction(sql => sql`select 3 as n`)).toMatchObject([{ n: 3 }])
      expect(isDone).toBe(false)
    })
  },
  ['server'],
)
