import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/local/free-port.ts'
import { type Balancer, openBalancer } from '../harness/links/balancer.ts'
import { note } from '../harness/report.ts'
import { type App, startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import type { Figure } from './figures.ts'
import { holdStreams } from './reads/hold-streams.ts'
import { openReaders } from './reads/open-readers.ts'
import { makeWritingPeople, readMarks } from './writes/marks.ts'
import { openWriters } from './writes/open-writers.ts'
import { tallyWrites } from './writes/tally.ts'

const ROUNDS = 5
const WRITERS = 4
const READERS = 4
const STREAMS = 40
const PEOPLE = 120
const EXIT_WITHIN_MS = 10_000

/** Deploys are invisible: two servers behind a balancer that retries nothing are replaced in turn under load. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const rounds = Math.ceil(ROUNDS * share)
  try {
    const people = await database.use(db => makeWritingPeople(db, PEOPLE))
    const front = await freePort()
    const start = () => startApp(database.place, { APP_URL: `http://localhost:${front}`, TRUST_PROXY: '1' })
    const apps = [await start(), await start()]
    const balancer = await openBalancer(
      front,
      apps.map(({ port }) => port),
    )
    const origin = `http://localhost:${front}`
    const writers = openWriters(origin, { count: WRITERS, people })
    const readers = openReaders(origin, people, { readers: READERS, pauseMs: 20 })
    const streams = holdStreams(front, people.slice(-STREAMS))
    const exits: { ms: number; code: number | null }[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        for (let n = 0; n < apps.length; n += 1) {
          const next = await start()
          balancer.add(next.port)
          await untilIn(balancer, next.port)
          exits.push(await replace(apps[n], balancer))
          apps[n] = next
        }
      }
      await writers.finish()
      await readers.finish()
      await streams.finish()
    } finally {
      await balancer.close()
      await Promise.all(apps.map(app => app.stop()))
    }
    const tally = tallyWrites(writers.acknowledged, await database.use(readMarks))
    note(
      `${writers.acknowledged.length} writes, ${readers.asked()} pages, ${streams.opened()} streams opened`,
    )
    for (const text of [...readers.failures, ...writers.odd, ...streams.failures].slice(0, 5)) note(text)
    return [
      { what: 'servers replaced', value: exits.length, bar: { atLeast: rounds * 2 } },
      { what: 'pages that failed', value: readers.failures.length, bar: { atMost: 0 } },
      {
        what: 'writes that failed or were sent again',
        value: writers.resent() + writers.odd.length,
        bar: { atMost: 0 },
      },
      { what: 'streams that could not be opened', value: streams.failures.length, bar: { atMost: 0 } },
      { what: 'writes lost or doubled', value: tally.lost + tally.doubled, bar: { atMost: 0 } },
      {
        what: 'slowest exit, ms',
        value: Math.max(...exits.map(({ ms }) => ms)),
        bar: { atMost: EXIT_WITHIN_MS },
      },
      {
        what: 'exits with another code than 0',
        value: exits.filter(({ code }) => code !== 0).length,
        bar: { atMost: 0 },
      },
    ]
  } finally {
    await database.remove()
  }
}

async function untilIn(balancer: Balancer, port: number): Promise<void> {
  while (!balancer.isIn(port)) await wait(50)
}

/** Ends one as an orchestrator does: SIGTERM, and then its own time. */
async function replace(
  app: App | undefined,
  balancer: Balancer,
): Promise<{ ms: number; code: number | null }> {
  if (!app) throw new Error('no server to replace')
  const startedAt = performance.now()
  await app.stop()
  balancer.remove(app.port)
  return { ms: performance.now() - startedAt, code: await app.exit }
}
