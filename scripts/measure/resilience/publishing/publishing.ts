import { setTimeout as wait } from 'node:timers/promises'
import type { AdminDatabase } from '#db/admin.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { note } from '../../harness/report.ts'
import { type App, startApp } from '../../harness/servers/app.ts'
import { openServerDatabase } from '../../harness/servers/databases.ts'
import type { Figure } from '../figures.ts'
import { planDuePosts } from './due-posts.ts'

const FULL = { posts: 2000, kills: 12, late: 10 } as const
const WORKERS = 4
/** Until they are due: time for the servers to be there. */
const LEAD_MS = 40_000
/** Until each is out or in a state that says what is the matter. */
const NAMED_MS = 5 * 60_000
/** Until all is known: what was lost is sent again ten minutes later. */
const KNOWN_MS = 14 * 60_000
/** Longer than a server of ours waits, and the post is there afterwards. */
const LATE_MS = 230_000

/** Each post goes out once: many are due at one minute, while servers are killed and answers do not come in time. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const network = await openMastodonStandIn()
  try {
    const posts = Math.ceil(FULL.posts * share)
    const kills = Math.ceil(FULL.kills * share)
    const late = Math.ceil(FULL.late * share)
    const start = () => startApp(database.place, { MASTODON_LOCAL_SERVER: network.url })
    const workers = await Promise.all(Array.from({ length: WORKERS }, start))
    try {
      const dueAt = new Date(Date.now() + LEAD_MS)
      return await database.use(async db => {
        await planDuePosts(db, { posts, dueAt, network })
        network.fail({ failure: 'late', times: late, ms: LATE_MS })
        await wait(dueAt.getTime() - Date.now())
        const killing = killSome(workers, start, kills)
        const unnamed = await untilNone(db, 'unnamed', dueAt.getTime() + NAMED_MS)
        const namedAfter = (Date.now() - dueAt.getTime()) / 1000
        const soon = await count(db, 'published')
        await killing
        const unknown = await untilNone(db, 'unknown', dueAt.getTime() + KNOWN_MS)
        note(`all was known after ${Math.round((Date.now() - dueAt.getTime()) / 1000)} s`)
        const out = await count(db, 'published')
        return [
          { what: 'posts due at once', value: posts, bar: { atLeast: posts } },
          { what: 'servers killed', value: kills, bar: { atLeast: kills } },
          { what: 'posts that appeared 230 s after they were sent', value: late, bar: { atLeast: late } },
          { what: 'without a named state after 5 minutes', value: unnamed, bar: { atMost: 0 } },
          {
            what: 'seconds until each was out or had one',
            value: namedAfter,
            bar: { atMost: NAMED_MS / 1000 },
          },
          { what: 'published by then', value: soon, bar: { atLeast: posts * 0.95 } },
          { what: 'still on their way at the end', value: unknown, bar: { atMost: 0 } },
          { what: 'noted as published', value: out, bar: { atLeast: posts } },
          ...thereOf(network, posts),
        ]
      })
    } finally {
      await Promise.all(workers.map(worker => worker.stop()))
    }
  } finally {
    await network.close()
    await database.remove()
  }
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
