import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openAdminDatabase } from '#db/admin.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { askForMail } from '../../harness/load/ask-for-mail.ts'
import { openMailSink } from '../../harness/load/mail-sink.ts'
import { note } from '../../harness/report.ts'
import { startApp } from '../../harness/servers/app.ts'
import { runChild } from '../../harness/servers/child.ts'
import { openServerDatabase } from '../../harness/servers/databases.ts'
import type { Figure } from '../figures.ts'
import { makeWritingPeople, readMarks } from '../writes/marks.ts'
import { openWriters, type Writers } from '../writes/open-writers.ts'
import { tallyWrites } from '../writes/tally.ts'

const FULL = { people: 1000, writes: 500 } as const
const WRITERS = 8
/** Asked for before the backup and not sent: they must go out once, and not before the operator says so. */
const MAILS = 20
const QUIET_MS = 10_000
const PAUSED_WITHIN_MS = 5_000

interface Restored {
  readonly place: string
  readonly acknowledged: readonly string[]
  readonly figures: Figure[]
}

/** A backup made while eight write, restored to a fresh server by a role that is nobody special. */
export async function restoreBackup(share: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-drill-'))
  const fresh = await startPostgresServer({ durable: true })
  if (!fresh.ok) throw new Error(fresh.reason)
  try {
    const file = join(folder, 'drill.backup')
    const { acknowledged, during, backupMs } = await backUpUnderLoad(file, share)
    const { size } = await stat(file)
    const place = await makeEmptyDatabase(fresh.port)
    const { output, ms } = await runChild(['scripts/cli.ts', 'restore', file, '--json'], {
      DATABASE_URL: place,
    })
    const { rows, tables } = JSON.parse(output) as { rows: number; tables: number }
    note(`${rows} rows of ${tables} tables, ${Math.round(size / 1e6)} MB`)
    note(
      `backed up in ${seconds(backupMs)} s while ${during} writes were acknowledged, restored in ${seconds(ms)} s`,
    )
    return await lookAt({
      place,
      acknowledged,
      figures: [{ what: 'writes during the backup', value: during, bar: { atLeast: 1 } }],
    })
  } finally {
    await fresh.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Answers what was acknowledged before the backup began, and how many writes were while it was made. */
async function backUpUnderLoad(file: string, share: number) {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  try {
    const people = await database.use(db => makeWritingPeople(db, Math.ceil(FULL.people * share)))
    const app = await startApp(database.place)
    const writers = openWriters(`http://localhost:${app.port}`, { count: WRITERS, people })
    try {
      await runChild(['scripts/cli.ts', 'pause'], { DATABASE_URL: database.place.url })
      await writesMore(writers, Math.ceil(FULL.writes * share))
      await wait(PAUSED_WITHIN_MS)
      await database.use(async db => {
        for (let n = 0; n < MAILS; n += 1) await askForMail(db, n)
      })
      const acknowledged = [...writers.acknowledged]
      const { ms } = await runChild(['scripts/cli.ts', 'backup', '--out', file, '--json'], {
        DATABASE_URL: database.place.url,
      })
      const during = writers.acknowledged.length - acknowledged.length
      await writers.finish()
      return { acknowledged, during, backupMs: ms }
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

async function makeEmptyDatabase(port: number): Promise<string> {
  const admin = openAdminDatabase({ url: `postgres://postgres@127.0.0.1:${port}/postgres`, max: 1 })
  try {
    await admin.sql`create role keeper login createrole`
    await admin.sql`create database drill owner keeper`
  } finally {
    await admin.close()
  }
  return `postgres://keeper@127.0.0.1:${port}/drill`
}

async function lookAt({ place, acknowledged, figures }: Restored): Promise<Figure[]> {
  // Whom the tables belong to is held by row security; what is counted has to be everything.
  const db = openAdminDatabase({ url: place, adminUrl: place.replace('keeper@', 'postgres@'), max: 2 })
  const sink = await openMailSink({ delayMs: 0 })
  try {
    const { lost, doubled } = tallyWrites(acknowledged, await readMarks(db))
    const app = await startApp({ url: place }, { SMTP_URL: sink.url })
    try {
      await wait(QUIET_MS)
      const early = sink.taken.size
      await runChild(['scripts/cli.ts', 'resume', '--json'], { DATABASE_URL: place })
      for (let tries = 0; sink.taken.size < MAILS && tries < 600; tries += 1) await wait(100)
      return [
        ...figures,
        { what: 'acknowledged before it and lost', value: lost, bar: { atMost: 0 } },
        { what: 'writes doubled', value: doubled, bar: { atMost: 0 } },
        { what: 'mails sent before resume', value: early, bar: { atMost: 0 } },
        { what: 'mails sent after it', value: sink.taken.size, bar: { atLeast: MAILS } },
      ]
    } finally {
      await app.stop()
    }
  } finally {
    await sink.close()
    await db.close()
  }
}

async function writesMore(writers: Writers, count: number): Promise<void> {
  const target = writers.acknowledged.length + count
  while (writers.acknowledged.length < target) await writers.nextAcknowledged()
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
