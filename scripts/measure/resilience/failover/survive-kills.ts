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
import { holdStreams } from '../reads/hold-streams.ts'
import { makeWritingPeople, readMarks } from '../writes/marks.ts'
import { openWriters } from '../writes/open-writers.ts'
import { tallyWrites } from '../writes/tally.ts'
import { startCluster } from './cluster.ts'

const WRITERS = 4
const PEOPLE = 60
const STREAMS = 10
/** Milliseconds of load before each kill. */
const LOAD_MS = 3_000
const LOGIN = 'brandhearth_app'

/** What became of what people did while the primary was killed again and again. */
export interface Survival {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Answers that were neither a success nor a refusal that asks to try again. */
  readonly odd: number
  /** Seconds from a kill until a page had been read and a write acknowledged, at its slowest. */
  readonly slowestReturnS: number
  readonly streams: { readonly open: number; readonly held: number }
  readonly mails: { readonly sent: number; readonly asked: number }
}

/**
 * The primary dies under load, `kills` times, and another takes over: two app processes go on by themselves. By turns its
 * server is killed and its whole machine. Throws where `missingForCluster` names something.
 */
export async function surviveKills(kills: number): Promise<Survival> {
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
      return {
        kills: backS.length,
        acknowledged: writers.acknowledged.length,
        lost: tally.lost,
        doubled: tally.doubled,
        odd: writers.odd.length,
        slowestReturnS: Math.max(...backS),
        streams: { open: opened, held: STREAMS },
        mails: { sent, asked: mails },
      }
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
