import { setTimeout as wait } from 'node:timers/promises'
import { openAdminDatabase } from '#db/admin.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { openBalancer } from '../../harness/links/balancer.ts'
import { askForMail } from '../../harness/load/ask-for-mail.ts'
import { openMailSink } from '../../harness/load/mail-sink.ts'
import { send } from '../../harness/load/send.ts'
import { note } from '../../harness/report.ts'
import { startApp } from '../../harness/servers/app.ts'
import { runChild } from '../../harness/servers/child.ts'
import type { Figure } from '../figures.ts'
import { holdStreams } from '../reads/hold-streams.ts'
import { makeWritingPeople, readMarks } from '../writes/marks.ts'
import { openWriters } from '../writes/open-writers.ts'
import { tallyWrites } from '../writes/tally.ts'
import { missingForCluster, startCluster } from './cluster.ts'

const KILLS = 10
const WRITERS = 4
const PEOPLE = 60
const STREAMS = 10
const BACK_WITHIN_S = 30
/** Milliseconds of load before each kill. */
const LOAD_MS = 3_000
const LOGIN = 'brandhearth_app'

/** The primary dies under load, again and again, and another takes over: two app processes go on by themselves. */
export async function run(share: number): Promise<Figure[]> {
  const missing = missingForCluster()
  if (missing !== null) throw new Error(missing)
  const kills = Math.ceil(KILLS * share)
  const cluster = await startCluster([LOGIN])
  const sink = await openMailSink({ delayMs: 10 })
  const direct = cluster.directUrl('postgres')
  const open = () => openAdminDatabase({ url: direct, max: 2, statementTimeout: 0 })
  try {
    const env = {
      DATABASE_URL: cluster.pooledUrl(`${LOGIN}:private`),
      DATABASE_DIRECT_URL: cluster.directUrl(`${LOGIN}:private`),
      DATABASE_OWNER_URL: direct,
      DATABASE_PREPARE: '0',
      SMTP_URL: sink.url,
    }
    await runChild(['scripts/cli.ts', 'database', 'prepare'], env)
    await runChild(['scripts/cli.ts', 'migrate'], env)
    const filling = open()
    const people = await makeWritingPeople(filling, PEOPLE)
    await filling.close()

    const front = await freePort()
    const origin = `http://localhost:${front}`
    const start = () => startApp({ url: env.DATABASE_URL }, { ...env, APP_URL: origin, TRUST_PROXY: '1' })
    const apps = [await start(), await start()]
    const balancer = await openBalancer(
      front,
      apps.map(({ port }) => port),
    )
    const writers = openWriters(origin, { count: WRITERS, people })
    const streams = holdStreams(front, people.slice(-STREAMS))
    const [reader] = people
    if (!reader) throw new Error('nobody to read as')
    const backS: number[] = []
    let mails = 0
    try {
      for (let n = 0; n < kills; n += 1) {
        await wait(LOAD_MS)
        const what = n % 2 === 0 ? 'postgres' : 'machine'
        const name = await cluster.killPrimary(what)
        const killedAt = performance.now()
        const seconds = () => (performance.now() - killedAt) / 1000
        await wait(500)
        while (
          (await send(origin, '/app/storybank', { cookie: reader.cookie, withinMs: 5_000 })).status !== 200
        )
          await wait(100)
        const pageS = seconds()
        await writers.nextAcknowledged()
        backS.push(seconds())
        await cluster.untilWhole()
        note(
          `${n + 1}: ${what} of ${name} killed, a page after ${pageS.toFixed(1)} s, a write after ${backS.at(-1)?.toFixed(1)} s, whole after ${seconds().toFixed(1)} s`,
        )
        const db = open()
        await askForMail(db, n).then(() => (mails += 1))
        await db.close()
      }
      await writers.finish()
      const db = open()
      const sent = await untilSent(db)
      const tally = tallyWrites(writers.acknowledged, await readMarks(db))
      await db.close()
      const opened = await streams.openAgain()
      await streams.finish()
      note(`${writers.acknowledged.length} writes acknowledged, ${writers.resent()} sent again`)
      for (const text of writers.odd.slice(0, 3)) note(`odd answer: ${text}`)
      return [
        { what: 'times the primary was killed', value: backS.length, bar: { atLeast: kills } },
        { what: 'writes acknowledged', value: writers.acknowledged.length, bar: { atLeast: kills * 10 } },
        { what: 'of these lost', value: tally.lost, bar: { atMost: 0 } },
        { what: 'writes doubled', value: tally.doubled, bar: { atMost: 0 } },
        { what: 'answers of another kind', value: writers.odd.length, bar: { atMost: 0 } },
        {
          what: 'slowest return of pages and writes, s',
          value: Math.max(...backS),
          bar: { atMost: BACK_WITHIN_S },
        },
        { what: 'streams open at the end', value: opened, bar: { atLeast: STREAMS } },
        { what: 'mails asked for after a kill and sent', value: sent, bar: { atLeast: mails } },
      ]
    } finally {
      await writers.abandon()
      await streams.finish()
      await balancer.close()
      await Promise.all(apps.map(app => app.stop()))
    }
  } finally {
    await sink.close()
    await cluster.stop()
  }
}

async function untilSent(db: ReturnType<typeof openAdminDatabase>): Promise<number> {
  const giveUpAt = Date.now() + 120_000
  for (;;) {
    const [row] = await db.sql<{ sent: number; left: number }[]>`
      select count(*) filter (where status = 'sent') as sent, count(*) filter (where status <> 'sent') as left
      from mail_outbox where template = 'newsletter-confirm'
    `
    if (row?.left === 0 || Date.now() > giveUpAt) return row?.sent ?? 0
    await wait(500)
  }
}
