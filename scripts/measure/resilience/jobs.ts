import { setTimeout as wait } from 'node:timers/promises'
import type { AdminDatabase } from '#db/admin.ts'
import { askForMail } from '../harness/load/ask-for-mail.ts'
import { type MailSink, openMailSink } from '../harness/load/mail-sink.ts'
import { note } from '../harness/report.ts'
import { type App, startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import type { Figure } from './figures.ts'

const FULL = { jobs: 2000, kills: 20 } as const
const WORKERS = 4
/** Asked for so many a second, so that what waits long waits for a dead worker and not in a queue of the living. */
const PER_SECOND = 20
const IDLE_SECONDS = 90

/** Jobs finish though workers die: mails are asked for while servers that send them are killed. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const sink = await openMailSink({ delayMs: 20 })
  try {
    const jobs = Math.ceil(FULL.jobs * share)
    const kills = Math.ceil(FULL.kills * share)
    const start = () => startApp(database.place, { SMTP_URL: sink.url })
    const workers = await Promise.all(Array.from({ length: WORKERS }, start))
    try {
      const outcome = await database.use(async db => {
        const asking = askForMails(db, jobs)
        await killSome(workers, start, { kills, withinMs: (jobs / PER_SECOND) * 1000 })
        await asking
        await untilSent(db)
        return tally(db)
      })
      return figures(outcome, { jobs, kills, sink })
    } finally {
      await Promise.all(workers.map(worker => worker.stop()))
    }
  } finally {
    await sink.close()
    await database.remove()
  }
}

async function askForMails(db: AdminDatabase, jobs: number): Promise<void> {
  for (let n = 0; n < jobs; n += 1) {
    await askForMail(db, n)
    await wait(1000 / PER_SECOND)
  }
}

/** Kills one after another and puts a new one in its place. */
async function killSome(
  workers: App[],
  start: () => Promise<App>,
  { kills, withinMs }: { kills: number; withinMs: number },
): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    await wait((withinMs / kills) * Math.random())
    await workers[n % WORKERS]?.kill()
    workers[n % WORKERS] = await start()
  }
}

async function untilSent(db: AdminDatabase): Promise<void> {
  const giveUpAt = Date.now() + 2 * IDLE_SECONDS * 1000
  while (Date.now() < giveUpAt) {
    const [left] = await db.sql<{ count: number }[]>`select count(*) from mail_outbox where status <> 'sent'`
    if (left?.count === 0) return
    await wait(500)
  }
}

interface Outcome {
  readonly sent: number
  readonly longest: number
}

/** What was sent, and the most seconds from being asked for to being sent. */
async function tally(db: AdminDatabase): Promise<Outcome> {
  const [row] = await db.sql<Outcome[]>`
    select count(*) filter (where status = 'sent') as sent,
      extract(epoch from max(coalesce(sent_at, now()) - created_at))::float8 as longest
    from mail_outbox
  `
  return row ?? { sent: 0, longest: Number.NaN }
}

function figures(
  { sent, longest }: Outcome,
  { jobs, kills, sink }: { jobs: number; kills: number; sink: MailSink },
): Figure[] {
  const again = [...sink.taken.values()].filter(times => times > 1).length
  note(
    `${again} came a second time under their Message-ID: their worker died between the provider's yes and our note of it`,
  )
  return [
    { what: 'mails asked for', value: jobs, bar: { atLeast: jobs } },
    { what: 'workers killed', value: kills, bar: { atLeast: kills } },
    { what: 'noted as sent', value: sent, bar: { atLeast: jobs } },
    { what: 'different mails that the provider has', value: sink.taken.size, bar: { atLeast: jobs } },
    { what: 'mails beyond those', value: Math.max(0, sink.taken.size - jobs), bar: { atMost: 0 } },
    { what: 'longest wait of a mail, s', value: longest, bar: { atMost: IDLE_SECONDS } },
  ]
}
