import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openConnection } from '#db/client.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { FolderHeldError, openEmbedded } from '#db/embedded/open.ts'

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url))

/** Starts the writer; `acknowledged` grows with what it was told is safe. */
async function startWriter(folder: string): Promise<{ child: ChildProcess; acknowledged: number[] }> {
  const child = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The writer ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', line => {
      if (line === 'ready') resolve()
      else acknowledged.push(Number(line))
    })
  })
  return { child, acknowledged }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

describe('embedded database in a folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brandhearth-embedded-'))
    const first = await openEmbedded({
      dataDir: folder,
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
    })
    await first.close()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('an existing folder opens again, and closing gives the lock back', async () => {
    const embedded = await openEmbedded({ dataDir: folder })
    await embedded.close()
    await expect(readFile(join(folder, 'lock.json'))).rejects.toThrow('ENOENT')
  })

  test('it keeps an eighth of the pages in memory that PostgreSQL would by itself', async () => {
    const embedded = await openEmbedded({ dataDir: folder })
    const db = openConnection({ url: embedded.url, max: 1 })
    try {
      expect(await db.sql`show shared_buffers`).toEqual([{ sharedBuffers: '16MB' }])
    } finally {
      await db.close()
      await embedded.close()
    }
  })

  test('whoever comes second is told who holds the folder', async () => {
    const embedded = await openEmbedded({ dataDir: folder, appUrl: 'http://localhost:3000' })
    try {
      const refused: unknown = await openEmbedded({ dataDir: folder }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(FolderHeldError)
      expect(refused).toMatchObject({
        holder: {
          pid: process.pid,
          port: embedded.port,
          url: 'http://localhost:3000',
          startedAt: expect.any(Date),
        },
      })
    } finally {
      await embedded.close()
    }
  })

  test('of five that come at once one opens the folder', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => openEmbedded({ dataDir: folder })),
    )
    const opened = outcomes.filter(outcome => outcome.status === 'fulfilled')
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderHeldError)
    }
    await Promise.all(opened.map(outcome => outcome.value.close()))
    expect(opened).toHaveLength(1)
  })

  test.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1 }],
    ['of a process whose number was given to another', { pid: process.pid, processStart: '1' }],
  ])('a lock %s is taken over', async (_whose, part) => {
    const lock = {
      processStart: null,
      startedAt: '2026-01-01T00:00:00Z',
      host: (await import('node:os')).hostname(),
    }
    await writeFile(join(folder, 'lock.json'), JSON.stringify({ ...lock, port: null, appUrl: null, ...part }))
    const embedded = await openEmbedded({ dataDir: folder })
    await embedded.close()
  })

  test('a command uses the running holder’s socket, and opens the folder itself when nobody runs', async () => {
    const alone = await connectOrOpenEmbedded(folder)
    expect(alone.holder).toBeNull()
    const beside = await connectOrOpenEmbedded(folder)
    expect(beside).toMatchObject({ url: alone.url, holder: { pid: process.pid } })
    await beside.close()
    await alone.close()
  })

  test('three times kill -9 under writing loses no acknowledged row', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const { child, acknowledged } = await startWriter(folder)
      await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(150)
      await kill(child)
      const embedded = await openEmbedded({ dataDir: folder })
      const db = openConnection({ url: embedded.url, max: 1 })
      const rows = await db.sql<{ n: number }[]>`select n from acknowledged`
      await db.close()
      await embedded.close()
      const stored = new Set(rows.map(row => row.n))
      expect(acknowledged.filter(n => !stored.has(n))).toEqual([])
    }
  })
})

describe('several clients on one embedded database', () => {
  test('four pools at once each get their own answers and nobody else’s', async () => {
    const embedded = await openEmbedded({
      dataDir: 'memory',
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
    })
    const clients = Array.from({ length: 4 }, (_, i) =>
      openConnection({ url: embedded.url, max: 2, prepare: i % 2 === 0 }),
    )
    let wrong = 0
    await Promise.all(
      clients.flatMap((client, c) =>
        [0, 1, 2].map(async strand => {
          for (let n = 0; n < 60; n += 1) {
            const value = c * 10_000 + strand * 1000 + n
            const [row] = await client.sql`select ${value}::integer as n, ${`text ${value}`} as t`
            if (row?.n !== value || row?.t !== `text ${value}`) wrong += 1
            if (n % 10 === 0) await client.sql`select 1 / ${0}::integer`.catch(() => {})
            await client.transaction(async sql => {
              const [first] = await sql`select set_config('app.workspace', ${String(value)}, true) as set`
              const [second] = await sql`select current_setting('app.workspace') as set`
              if (first?.set !== second?.set) wrong += 1
            })
          }
        }),
      ),
    )
    await Promise.all(clients.map(client => client.close()))
    await embedded.close()
    expect(wrong).toBe(0)
  })

  test('a client that leaves in the middle of a transaction is rolled back and holds up nobody', async () => {
    const embedded = await openEmbedded({
      dataDir: 'memory',
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
    })
    const leaver = openConnection({ url: embedded.url, max: 1 })
    const stayer = openConnection({ url: embedded.url, max: 1 })
    const reserved = await leaver.sql.reserve()
    await reserved`begin`
    await reserved`insert into outbox (queue) values ('never')`
    const waiting = stayer.sql`select count(*) as n from outbox`
    await leaver.sql.end({ timeout: 0 })
    expect([...(await waiting)]).toEqual([{ n: 0 }])
    await stayer.close()
    await embedded.close()
  })

  test('a client that holds the session without a word is cut off', async () => {
    const embedded = await openEmbedded({
      dataDir: 'memory',
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
      holdLimit: 200,
    })
    const holder = openConnection({ url: embedded.url, max: 1 })
    const other = openConnection({ url: embedded.url, max: 1 })
    const held = holder.transaction(async sql => {
      await sql`insert into outbox (queue) values ('held')`
      await new Promise(resolve => setTimeout(resolve, 2000))
      await sql`select 1`
    })
    const settled = held.then(
      () => 'committed',
      () => 'cut off',
    )
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([...(await other.sql`select count(*) as n from outbox`)]).toEqual([{ n: 0 }])
    expect(await settled).toBe('cut off')
    await holder.close()
    await other.close()
    await embedded.close()
  })
})
