import type { AdminDatabase } from '#db/admin.ts'
import { MULTIPLIED, multiplyUsers } from '#db/seed/multiply-users.ts'
import { seedUsers } from '#db/seed/users.ts'
import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { endedProcessorMs, memoryOf, runChild } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { serverProcessorMs } from '#scripts/measure/harness/servers/server-processor-ms.ts'

const USERS = 100_000
const TIMES = 10
const ROUNDS = 3
const SAMPLE_MS = 50
/** A connection's process is gone by then, and its time counted. */
const GONE_MS = 500

interface Run {
  readonly ms: number
  /** Processor time of client and server together. */
  readonly processorMs: number
  readonly written: number
  /** Highest resident memory in the first and in the second half, in MiB. */
  readonly firstHalf: number
  readonly secondHalf: number
}

/** `cli recompute-scores --all` against a bare process that reads and writes as many rows in keyed batches. */
export async function run(): Promise<void> {
  heading(`recompute-scores --all over ${USERS} users`)
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    if (!('url' in database.place)) return
    const { url } = database.place
    await seed(database.use)
    const results = await alternate(ROUNDS, {
      floor: () => runFloor(database.use, url),
      bare: () => runFloor(database.use, url, 'users'),
      first: async () => {
        await database.use(emptyScores)
        return recompute(database.use, url)
      },
      again: () => recompute(database.use, url),
    })
    const [floor, bare, first, again] = [results.floor, results.bare, results.first, results.again].map(
      rounds => median(rounds, result => result.ms),
    ) as [number, number, number, number]
    const written = Math.max(...results.again.map(result => result.written))
    goal(
      'everything changed, in floors',
      first / floor,
      { atMost: 1.3 },
      `${short(first)} ms against ${short(floor)} ms, ${results.first[0]?.written} rows written`,
    )
    goal('nothing changed, in floors', again / floor, { atMost: 0.5 }, `${short(again)} ms`)
    note(`one row read and one written for each user, and no history: ${short(bare)} ms`)
    goal('nothing changed: rows written', written, { atMost: 0 })
    const growth = median(results.first, result => result.secondHalf / result.firstHalf)
    goal(
      'highest memory of the second half in that of the first',
      growth,
      { atMost: 1.15 },
      `${short(median(results.first, result => result.secondHalf))} MiB`,
    )
    if (process.argv.includes('--million')) await measureMany(database.use, url, results.first)
    else note('1 000 000 users: only with --million')
  } finally {
    await database.remove()
  }
}

type Use = <T>(work: (db: AdminDatabase) => Promise<T>) => Promise<T>

async function measureMany(use: Use, url: string, hundredThousand: readonly Run[]): Promise<void> {
  const startedAt = performance.now()
  await use(db => multiplyUsers(db, TIMES))
  note(`${TIMES} of each user in ${short((performance.now() - startedAt) / 1000)} s`)
  await use(emptyScores)
  const many = await recompute(use, url)
  const inHundredThousand = (of: (run: Run) => number) => of(many) / median(hundredThousand, of)
  goal(
    '1 000 000 users against 100 000',
    inHundredThousand(result => result.ms),
    { atMost: 16 },
    `${short(many.ms / 1000)} s, ${many.written} rows written`,
  )
  note(
    `by processor time: ${short(inHundredThousand(result => result.processorMs))} (${short(many.processorMs / 1000)} s of client and server together)`,
  )
  goal(
    'highest memory of its second half in that of the first',
    many.secondHalf / many.firstHalf,
    { atMost: 1.15 },
    `${short(many.firstHalf)} and ${short(many.secondHalf)} MiB`,
  )
  const again = await recompute(use, url)
  note(
    `nothing changed of 1 000 000: ${short(again.ms / 1000)} s, ${short(again.processorMs / 1000)} s of processors, ${again.written} rows written`,
  )
}

async function seed(use: Use): Promise<void> {
  const startedAt = performance.now()
  await use(async db => {
    await seedUsers(db, { users: USERS, days: 90, seed: 1, now: new Date() })
    for (const table of MULTIPLIED) await db.sql`vacuum (analyze) ${db.sql(table)}`
  })
  note(`seeded ${USERS} users in ${short((performance.now() - startedAt) / 1000)} s`)
}

async function emptyScores(db: AdminDatabase): Promise<void> {
  await db.sql`truncate brand_scores`
}

async function recompute(use: Use, url: string): Promise<Run> {
  const { ms, processorMs, output, samples } = await runMeasured(
    use,
    ['scripts/cli.ts', 'recompute-scores', '--all', '--restart', '--json'],
    url,
  )
  const report = JSON.parse(output) as { written: number }
  const middle = Math.ceil(samples.length / 2)
  return {
    ms,
    processorMs,
    written: report.written,
    firstHalf: Math.max(...samples.slice(0, middle)),
    secondHalf: Math.max(...samples.slice(middle)),
  }
}

async function runFloor(use: Use, url: string, ...args: string[]): Promise<Run> {
  const { ms, processorMs } = await runMeasured(
    use,
    ['scripts/measure/benchmarks/speed/limits/keyed-batches.ts', ...args],
    url,
  )
  return { ms, processorMs, written: USERS, firstHalf: 0, secondHalf: 0 }
}

/** Both run in processes of their own, so that starting Node costs both alike. */
async function runMeasured(use: Use, args: readonly string[], url: string) {
  const usedSoFar = async () => endedProcessorMs(process.pid) + (await use(serverProcessorMs))
  const samples: number[] = []
  await new Promise(wake => setTimeout(wake, GONE_MS))
  const before = await usedSoFar()
  let timer: NodeJS.Timeout | undefined
  try {
    const { ms, output } = await runChild(
      args,
      { NODE_ENV: 'production', DATABASE_URL: url, LOG_LEVEL: 'silent', ...SECRETS },
      pid => {
        timer = setInterval(() => {
          const { now } = memoryOf(pid)
          if (!Number.isNaN(now)) samples.push(now)
        }, SAMPLE_MS)
      },
    )
    await new Promise(wake => setTimeout(wake, GONE_MS))
    return { ms, processorMs: (await usedSoFar()) - before, output, samples }
  } finally {
    clearInterval(timer)
  }
}

const SECRETS = {
  APP_URL: 'http://localhost:3000',
  SESSION_SECRET: 'benchmark-only-secret-of-32-letters',
  ENCRYPTION_KEY: 'benchmark-only-secret-of-32-letters',
}
