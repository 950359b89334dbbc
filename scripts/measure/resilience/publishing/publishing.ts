import { setTimeout as wait } from 'node:timers/promises'
import type { AdminDatabase } from '#db/admin.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { note } from '../../harness/report.ts'
import { type App, startApp } from '../../harness/servers/app.ts'
import { openServerDatabase } from '../../harness/servers/databases.ts'
import type { Figure } from '../figures.ts'
import { planDuePosts } from './due-posts.ts'

const FULL = { posts: 2000, hard: 200, kills: 12, late: 10 } as const
const WORKERS = 4
/** Until they are due: time to write them down. */
const LEAD_MS = 20_000
/** Until each is out or in a state that says what is the matter. */
const NAMED_MS = 5 * 60_000
/** Until all is known: what was lost is sent again ten minutes later. */
const KNOWN_MS = 14 * 60_000
/** Longer than a server of ours waits, and the post is there afterwards. */
const LATE_MS = 230_000

/**
 * Each post goes out once: many that are due at one minute, and some whose servers are killed and whose answers do not come
 * in time.
 */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const network = await openMastodonStandIn()
  try {
    const start = () => startApp(database.place, { MASTODON_LOCAL_SERVER: network.url })
    const workers = await Promise.all(Array.from({ length: WORKERS }, start))
    try {
      return await database.use(async db => {
        const many = await sendMany(db, network, Math.ceil(FULL.posts * share))
        const hard = await sendThroughTrouble(db, network, { workers, start, share })
        const all = Math.ceil(FULL.posts * share) + Math.ceil(FULL.hard * share)
        return [...many, ...hard, ...thereOf(network, all)]
      })
    } finally {
      await Promise.all(workers.map(worker => worker.stop()))
    }
  } finally {
    await network.close()
    await database.remove()
  }
}

/** Many at one minute, while nothing fails. */
async function sendMany(db: AdminDatabase, network: MastodonStandIn, posts: number): Promise<Figure[]> {
  const dueAt = new Date(Date.now() + LEAD_MS)
  await planDuePosts(db, { posts, dueAt, network, prefix: 'many' })
  await wait(dueAt.getTime() - Date.now())
  const unnamed = await untilNone(db, 'unnamed', dueAt.getTime() + NAMED_MS)
  const seconds = (Date.now() - dueAt.getTime()) / 1000
  return [
    { what: 'posts due at one minute', value: posts, bar: { atLeast: posts } },
    { what: 'neither out nor in a named state after 5 minutes', value: unnamed, bar: { atMost: 0 } },
    { what: 'seconds until none was', value: seconds, bar: { atMost: NAMED_MS / 1000 } },
    { what: 'noted as published', value: await count(db, 'published'), bar: { atLeast: posts } },
  ]
}

/** Fewer, while servers are killed and the first answers come after 230 s. */
async function sendThroughTrouble(
  db: AdminDatabase,
  network: MastodonStandIn,
  { workers, start, share }: { workers: App[]; start: () => Promise<App>; share: number },
): Promise<Figure[]> {
  const [posts, kills, late] = [FULL.hard, FULL.kills, FULL.late].map(full => Math.ceil(full * share))
  if (posts === undefined || kills === undefined || late === undefined) throw new Error('nothing to do')
  const before = await count(db, 'published')
  const dueAt = new Date(Date.now() + LEAD_MS)
  await planDuePosts(db, { posts, dueAt, network, prefix: 'hard' })
  network.fail({ failure: 'late', times: late, ms: LATE_MS })
  await wait(dueAt.getTime() - Date.now())
  await killSome(workers, start, kills)
  const unknown = await untilNone(db, 'unknown', dueAt.getTime() + KNOWN_MS)
  note(`what went through trouble was known after ${Math.round((Date.now() - dueAt.getTime()) / 1000)} s`)
  const out = (await count(db, 'published')) - before
  return [
    { what: 'posts among killed servers', value: posts, bar: { atLeast: posts } },
    { what: 'servers killed', value: kills, bar: { atLeast: kills } },
    { what: 'of them appeared 230 s after they were sent', value: late, bar: { atLeast: late } },
    { what: 'still on their way at the end', value: unknown, bar: { atMost: 0 } },
    { what: 'noted as published', value: out, bar: { atLeast: posts } },
  ]
}

/** Kills one after another during the first minutes, and puts a new one in its place. */
async function killSome(workers: App[], start: () => Promise<App>, kills: number): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    await wait(Math.random() * 20_000)
    await workers[n % WORKERS]?.kill()
    workers[n % WORKERS] = await start()
  }
}

const WHERE = {
  /** On their way, and nobody has been told of anything. */
  unnamed: `state = 'sending' or (state = 'prepared' and problem = '')`,
  unknown: `state in ('prepared', 'sending', 'may_be_published')`,
  published: `state = 'published'`,
} as const

async function count(db: AdminDatabase, what: keyof typeof WHERE): Promise<number> {
  const [row] = await db.sql<{ n: number }[]>`
    select count(*)::int as n from publish_targets where ${db.sql.unsafe(WHERE[what])}
  `
  return row?.n ?? Number.NaN
}

/** Waits until there is none, or it is time; answers how many there are. */
async function untilNone(db: AdminDatabase, what: keyof typeof WHERE, giveUpAt: number): Promise<number> {
  let left = await count(db, what)
  while (left > 0 && Date.now() < giveUpAt) {
    await wait(1000)
    left = await count(db, what)
  }
  return left
}

/** What the network has of it. */
function thereOf(network: MastodonStandIn, posts: number): Figure[] {
  const { statuses } = network.books
  const different = new Set(statuses.map(({ account, text }) => `${account} ${text}`)).size
  return [
    { what: 'different posts that the network has', value: different, bar: { atLeast: posts } },
    { what: 'posts beyond those', value: statuses.length - different, bar: { atMost: 0 } },
    { what: 'most posts of one account at once', value: network.mostAtOnce(), bar: { atMost: 1 } },
  ]
}
