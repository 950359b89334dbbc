import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openAdminDatabase } from '#db/admin.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { note } from '../../harness/report.ts'
import { startApp } from '../../harness/servers/app.ts'
import { openServerDatabase, type ServerDatabase } from '../../harness/servers/databases.ts'
import type { Figure } from '../figures.ts'
import { makeWritingPeople, readMarks } from '../writes/marks.ts'
import { openWriters } from '../writes/open-writers.ts'

const PEOPLE = 200
const WRITERS = 8
/** Seconds after which a piece of the log is archived though it is not full, as docs/operations.md sets it. */
const ARCHIVE_TIMEOUT_S = 60
const STREAMED_LOSS_S = 1
const RESTORE_WITHIN_S = 60

interface Accident {
  /** When each write was acknowledged, by its mark. */
  readonly times: ReadonlyMap<string, number>
  readonly at: number
  /** A moment just before a mistake, as PostgreSQL writes it, and how many stories there were. */
  readonly beforeMistake: { readonly moment: string; readonly stories: number }
}

/**
 * The server is killed and its disk is gone. What is left is a base backup and the log: one copy archived piece by piece,
 * one streamed by pg_receivewal. Each is restored to its end, and the second also to the moment before a mistake.
 */
export async function restoreFromLog(share: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-log-'))
  const [archive, stream, base] = ['archive', 'stream', 'base'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await chmod(folder, 0o755)
  for (const place of [archive, stream]) {
    await mkdir(place)
    // PostgreSQL runs as a user of its own.
    await chmod(place, 0o777)
  }
  await chmod(folder, 0o777)
  try {
    const accident = await loseServer({ archive, stream, base, share })
    const size = await promisify(execFile)('du', ['-sm', base, archive, stream]).catch(() => null)
    if (size) note(`MB of base, archive and stream: ${size.stdout.match(/^\d+/gm)?.join(', ')}`)
    const pieces = await restore(base, `cp ${archive}/%f %p`, accident)
    const streamed = await restore(base, `cp ${stream}/%f %p || cp ${stream}/%f.partial %p`, accident)
    const earlier = await restore(base, `cp ${stream}/%f %p || cp ${stream}/%f.partial %p`, accident, [
      `recovery_target_time=${accident.beforeMistake.moment}`,
      'recovery_target_action=promote',
    ])
    note(
      `${accident.times.size} writes were acknowledged; of these ${pieces.lost} lost from the archive, ${streamed.lost} from the stream`,
    )
    return [
      { what: 'lost from the archive, s', value: pieces.lossS, bar: { atMost: ARCHIVE_TIMEOUT_S + 5 } },
      { what: 'lost from the stream, s', value: streamed.lossS, bar: { atMost: STREAMED_LOSS_S } },
      { what: 'restored from the archive in, s', value: pieces.tookS, bar: { atMost: RESTORE_WITHIN_S } },
      { what: 'restored from the stream in, s', value: streamed.tookS, bar: { atMost: RESTORE_WITHIN_S } },
      {
        what: 'stories back after a mistake, of 100',
        value: (100 * earlier.stories) / accident.beforeMistake.stories,
        bar: { atLeast: 100 },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function loseServer({
  archive,
  stream,
  base,
  share,
}: {
  archive: string
  stream: string
  base: string
  share: number
}): Promise<Accident> {
  const database = await openServerDatabase([
    'wal_level=replica',
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    `archive_timeout=${ARCHIVE_TIMEOUT_S}`,
  ])
  if (typeof database === 'string') throw new Error(database)
  let receiver: ChildProcess | null = null
  try {
    const people = await database.use(db => makeWritingPeople(db, PEOPLE))
    const address = ['-h', '127.0.0.1', '-p', String(database.server.port), '-U', 'postgres', '-w']
    const slot = ['-D', stream, '--slot=log', ...address]
    await ended(database.server.launch('pg_receivewal', [...slot, '--create-slot']))
    receiver = database.server.launch('pg_receivewal', [...slot, '--synchronous'])
    await ended(
      database.server.launch('pg_basebackup', [
        '-D',
        base,
        '--wal-method=none',
        '--checkpoint=fast',
        ...address,
      ]),
    )
    const app = await startApp(database.place)
    const writers = openWriters(`http://localhost:${app.port}`, { count: WRITERS, people })
    const times = new Map<string, number>()
    const watch = setInterval(() => {
      const now = performance.now()
      for (const mark of writers.acknowledged.slice(times.size)) times.set(mark, now)
    }, 20)
    try {
      // Long enough for a piece of the log to be archived because of its age, and ended at no moment in particular.
      await wait((ARCHIVE_TIMEOUT_S + Math.random() * ARCHIVE_TIMEOUT_S) * 1000 * Math.max(share, 0.2))
      const beforeMistake = await makeMistake(database)
      await wait(5000)
      await database.server.crash('SIGKILL')
      const at = performance.now()
      clearInterval(watch)
      return { times: new Map(times), at, beforeMistake }
    } finally {
      clearInterval(watch)
      await app.kill()
      await writers.abandon()
    }
  } finally {
    receiver?.kill()
    await database.remove()
  }
}

/** Somebody deletes every story that was seeded; answers the moment before. */
async function makeMistake(database: ServerDatabase): Promise<Accident['beforeMistake']> {
  return database.use(async db => {
    const [before] = await db.sql<{ moment: string; stories: number }[]>`
      select clock_timestamp()::text as moment, (select count(*) from stories where body not like 'Proof %') as stories
    `
    await wait(1000)
    await db.sql`delete from storybank_entries where story_id in (select id from stories where body not like 'Proof %')`
    await db.sql`delete from stories where body not like 'Proof %'`
    if (!before) throw new Error('There was no answer')
    return before
  })
}

/** Starts a server from the base backup that reads the log; answers what is missing and how long it took. */
async function restore(
  base: string,
  command: string,
  { times, at }: Accident,
  settings: readonly string[] = [],
): Promise<{ lost: number; lossS: number; tookS: number; stories: number }> {
  const startedAt = performance.now()
  const server = await startPostgresServer({
    durable: true,
    copyOf: base,
    recover: true,
    settings: [`restore_command=${command}`, ...settings],
  })
  if (!server.ok) throw new Error(server.reason)
  const tookS = (performance.now() - startedAt) / 1000
  const db = openAdminDatabase({ url: `postgres://postgres@127.0.0.1:${server.port}/postgres`, max: 1 })
  try {
    const there = new Set(await readMarks(db))
    const missing = [...times].filter(([mark]) => !there.has(mark)).map(([, time]) => time)
    const [seeded] = await db.sql<{ stories: number }[]>`
      select count(*) as stories from stories where body not like 'Proof %'
    `
    return {
      lost: missing.length,
      lossS: missing.length === 0 ? 0 : (at - Math.min(...missing)) / 1000,
      tookS,
      stories: seeded?.stories ?? 0,
    }
  } finally {
    await db.close()
    await server.stop()
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}
