import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/local/free-port.ts'
import { note } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openEmbeddedDatabase, openServerDatabase } from '../harness/servers/databases.ts'
import type { Figure } from './figures.ts'
import { makeWritingPeople, readMarks } from './writes/marks.ts'
import { openWriters, type Writers } from './writes/open-writers.ts'
import { tallyWrites } from './writes/tally.ts'

const WRITERS = 8
/** Each may keep 60 stories a minute. */
const PEOPLE = 120
const BACK_WITHIN_MS = 5000
const WRITES = 10_000
const FULL = { appKills: 100, appWrites: [40, 100], serverKills: 20, serverWrites: [150, 400] } as const

interface Outcome {
  readonly acknowledged: number
  readonly resent: number
  readonly lost: number
  readonly doubled: number
  readonly odd: readonly string[]
  /** Milliseconds from each restart to the first write acknowledged after it. */
  readonly backMs: readonly number[]
}

/** A confirmed write survives any crash, once: the app and a real PostgreSQL are killed under writers. */
export async function run(share: number): Promise<Figure[]> {
  const appKills = Math.ceil(FULL.appKills * share)
  const serverKills = Math.ceil(FULL.serverKills * share)
  const app = await killApp(appKills)
  describe('the app with the embedded database', app)
  const server = await killServer(serverKills)
  if (typeof server === 'string') note(`no PostgreSQL: ${server}`)
  else describe('PostgreSQL under the app', server)
  const both = typeof server === 'string' ? [app] : [app, server]
  const sum = (figure: (outcome: Outcome) => number) =>
    both.reduce((total, outcome) => total + figure(outcome), 0)
  const slowest = (outcome: Outcome | string) =>
    typeof outcome === 'string' ? Number.NaN : Math.max(...outcome.backMs)
  return [
    { what: 'times the app was killed', value: app.backMs.length, bar: { atLeast: appKills } },
    {
      what: 'times PostgreSQL was killed',
      value: typeof server === 'string' ? Number.NaN : server.backMs.length,
      bar: { atLeast: serverKills },
    },
    {
      what: 'writes acknowledged',
      value: sum(outcome => outcome.acknowledged),
      bar: { atLeast: WRITES * share },
    },
    { what: 'of these lost', value: sum(outcome => outcome.lost), bar: { atMost: 0 } },
    { what: 'writes doubled', value: sum(outcome => outcome.doubled), bar: { atMost: 0 } },
    { what: 'answers of another kind', value: sum(outcome => outcome.odd.length), bar: { atMost: 0 } },
    { what: 'slowest return of the app, ms', value: slowest(app), bar: { atMost: BACK_WITHIN_MS } },
    { what: 'slowest return of PostgreSQL, ms', value: slowest(server), bar: { atMost: BACK_WITHIN_MS } },
  ]
}

/** `npm start` on its folder: killed, started again on the same port, killed again. */
async function killApp(kills: number): Promise<Outcome> {
  const database = await openEmbeddedDatabase()
  try {
    const people = await database.use(db => makeWritingPeople(db, PEOPLE))
    const port = await freePort()
    let app = await startApp(database.place, {}, { port })
    const writers = openWriters(`http://localhost:${port}`, { count: WRITERS, people })
    const backMs: number[] = []
    try {
      for (let n = 0; n < kills; n += 1) {
        await writesMore(writers, FULL.appWrites)
        await app.kill()
        const startedAt = performance.now()
        const back = writers.nextAcknowledged()
        app = await startApp(database.place, {}, { port })
        await back
        backMs.push(performance.now() - startedAt)
      }
      await writers.finish()
    } finally {
      await app.stop()
    }
    const marks = await database.use(readMarks)
    return summarise(writers, marks, backMs)
  } finally {
    await database.remove()
  }
}

/** `start:prod` goes on while its server is killed, every other time by an immediate stop. */
async function killServer(kills: number): Promise<Outcome | string> {
  const database = await openServerDatabase()
  if (typeof database === 'string') return database
  try {
    const people = await database.use(db => makeWritingPeople(db, PEOPLE))
    const app = await startApp(database.place)
    const writers = openWriters(`http://localhost:${app.port}`, { count: WRITERS, people })
    const backMs: number[] = []
    try {
      for (let n = 0; n < kills; n += 1) {
        await writesMore(writers, FULL.serverWrites)
        await database.server.crash(n % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
        const startedAt = performance.now()
        const back = writers.nextAcknowledged()
        await database.server.restart()
        await back
        backMs.push(performance.now() - startedAt)
      }
      await writers.finish()
    } finally {
      await app.stop()
    }
    return summarise(writers, await database.use(readMarks), backMs)
  } finally {
    await database.remove()
  }
}

/** Waits for a number of writes by chance, and a moment by chance, so that the kill meets every step of one. */
async function writesMore(writers: Writers, [least, most]: readonly [number, number]): Promise<void> {
  const target = writers.acknowledged.length + least + Math.random() * (most - least)
  while (writers.acknowledged.length < target && writers.odd.length === 0) await writers.nextAcknowledged()
  await wait(Math.random() * 30)
}

function summarise(writers: Writers, marks: readonly string[], backMs: readonly number[]): Outcome {
  const { acknowledged, odd } = writers
  const tally = tallyWrites(acknowledged, marks)
  return { acknowledged: acknowledged.length, resent: writers.resent(), odd, backMs, ...tally }
}

function describe(what: string, { acknowledged, resent, backMs, odd }: Outcome): void {
  const sorted = [...backMs].sort((a, b) => a - b)
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
  note(`${what}: ${acknowledged} writes, ${resent} resent, back after ${middle} ms in the middle`)
  for (const text of odd.slice(0, 3)) note(`odd answer: ${text}`)
}
