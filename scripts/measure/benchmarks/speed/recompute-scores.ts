import type { AdminDatabase } from '#db/admin.ts'
import { seedUsers } from '#db/seed/users.ts'
import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { memoryOf, runChild } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'

const USERS = 100_000
const MANY_USERS = 1_000_000
const ROUNDS = 3
const SAMPLE_MS = 50

interface Run {
  readonly ms: number
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
    await seed(database.use, USERS)
    const results = await alternate(ROUNDS, {
      floor: () => runFloor(url),
      bare: () => runFloor(url, 'users'),
      first: async () => {
        await database.use(emptyScores)
        return recompute(url)
      },
      again: () => recompute(url),
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
    if (process.argv.includes('--million')) await measureMany(database.use, url, first)
    else note('1 000 000 users: only with --million')
  } finally {
    await database.remove()
  }
}

type Use = <T>(work: (db: AdminDatabase) => Promise<T>) => Promise<T>

async function measureMany(use: Use, url: string, hundredThousandMs: number): Promise<void> {
  await seed(use, MANY_USERS)
  await use(emptyScores)
  const { ms, firstHalf, secondHalf } = await recompute(url)
  goal(
    '1 000 000 users against 100 000',
    ms / hundredThousandMs,
    { atMost: 16 },
    `${short(ms / 1000)} s, ${short(firstHalf)} MiB in the first half, ${short(secondHalf)} in the second`,
  )
  const again = await recompute(url)
  note(`nothing changed of 1 000 000: ${short(again.ms / 1000)} s, ${again.written} rows written`)
}

async function seed(use: Use, users: number): Promise<void> {
  const startedAt = performance.now()
  await use(async db => {
    await seedUsers(db, { users, days: 90, seed: 1, now: new Date() })
    for (const table of ['profiles', 'content_created', 'post_alignment_scores', 'brand_checkins']) {
      await db.sql`vacuum (analyze) ${db.sql(table)}`
    }
  })
  note(`seeded ${users} users in ${short((performance.now() - startedAt) / 1000)} s`)
}

async function emptyScores(db: AdminDatabase): Promise<void> {
  await db.sql`truncate brand_scores`
}

async function recompute(url: string): Promise<Run> {
  const { ms, output, samples } = await runMeasured(
    ['scripts/cli.ts', 'recompute-scores', '--all', '--restart', '--json'],
    url,
  )
  const report = JSON.parse(output) as { written: number }
  const middle = Math.ceil(samples.length / 2)
  return {
    ms,
    written: report.written,
    firstHalf: Math.max(...samples.slice(0, middle)),
    secondHalf: Math.max(...samples.slice(middle)),
  }
}

async function runFloor(url: string, ...args: string[]): Promise<Run> {
  const { ms } = await runMeasured(['scripts/measure/benchmarks/speed/limits/keyed-batches.ts', ...args], url)
  return { ms, written: USERS, firstHalf: 0, secondHalf: 0 }
}

/** Both run in processes of their own, so that starting Node costs both alike. */
async function runMeasured(args: readonly string[], url: string) {
  const samples: number[] = []
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
    return { ms, output, samples }
  } finally {
    clearInterval(timer)
  }
}

const SECRETS = {
  APP_URL: 'http://localhost:3000',
  SESSION_SECRET: 'benchmark-only-secret-of-32-letters',
  ENCRYPTION_KEY: 'benchmark-only-secret-of-32-letters',
}
