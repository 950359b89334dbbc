import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertSession } from '#db/queries/identity/sessions.ts'
import { seedUsers } from '#db/seed/users.ts'

const DAY_MS = 86_400_000
const DAYS = 90

export interface SignedIn {
  readonly userId: string
  /** The Cookie header of someone signed in there. */
  readonly cookie: string
}

/** One workspace for each size, with that many stories and that many checked posts, and someone signed in to it. */
export async function makeWorkspaces(db: AdminDatabase, sizes: readonly number[]): Promise<SignedIn[]> {
  const now = new Date()
  await seedUsers(db, { users: sizes.length, days: DAYS, seed: 20_261_120, now })
  const users = await db.sql<{ id: string }[]>`select id from profiles order by id limit ${sizes.length}`
  const signedIn: SignedIn[] = []
  for (const [n, { id }] of users.entries()) {
    await fill(db, id, sizes[n] ?? 0, now)
    signedIn.push(await signIn(db, id, now))
  }
  for (const table of ['profiles', 'stories', 'content_created', 'post_alignment_scores', 'brand_checkins']) {
    await db.sql`vacuum (analyze) ${db.sql(table)}`
  }
  return signedIn
}

/** Replaces what was seeded by exactly `size` of each, spread evenly over the days; texts of a common length. */
async function fill(db: AdminDatabase, userId: string, size: number, now: Date): Promise<void> {
  await db.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true)`
    await sql`delete from post_alignment_scores where user_id = ${userId}`
    await sql`delete from content_created where user_id = ${userId}`
    await sql`delete from storybank_entries where user_id = ${userId}`
    await sql`delete from stories where user_id = ${userId}`
    const at = sql`${now}::timestamptz - make_interval(secs => n * ${(DAYS * DAY_MS) / 1000 / size}::double precision)`
    await sql`
      insert into stories (user_id, title, kind, body, lesson, emotion, created_at, updated_at)
      select ${userId}, 'The day the kiln failed, number ' || n, 'client', repeat('It began with a phone call. ', 30),
        'Say it early', 'relief', ${at}, ${at}
      from generate_series(1, ${size}::int) n
    `
    await sql`
      insert into content_created (
        user_id, title, body, platform, status, alignment_overall, alignment_voice, alignment_values,
        alignment_audience, alignment_emotion, published_at, created_at, updated_at
      )
      select ${userId}, 'What I learned, number ' || n, repeat('Nobody told me this when I began. ', 25), 'instagram',
        'published', 60 + n % 30, 60 + n % 31, 60 + n % 29, 60 + n % 27, 60 + n % 23, ${at}, ${at}, ${at}
      from generate_series(1, ${size}::int) n
    `
    await sql`
      insert into post_alignment_scores (
        user_id, post_id, title, caption, platform, alignment_scores, overall_score, created_at
      )
      select user_id, id, title, body, platform, '{}', alignment_overall, created_at
      from content_created where user_id = ${userId}
    `
  })
}

/** Plans `posts` of the workspace's drafts, spread evenly over four weeks, the first two of them past. */
export async function planMonth(db: AdminDatabase, userId: string, posts: number): Promise<void> {
  await db.sql`
    insert into content_planner (user_id, title, platform, status, scheduled_for)
    select ${userId}, 'The kiln, number ' || n, 'instagram', case when n * 2 <= ${posts}::int then 'published' else 'scheduled' end,
      now() + make_interval(secs => (n::double precision / ${posts}::int - 0.5) * 28 * 86400)
    from generate_series(1, ${posts}::int) n
  `
}

/** Signs somebody in to a workspace, without a browser. */
export async function signIn(db: AdminDatabase, userId: string, now: Date): Promise<SignedIn> {
  const secret = newSecret()
  await insertSession(db.sql, {
    idHash: hashSecret(secret),
    userId,
    remember: true,
    now,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    ip: '127.0.0.1',
    userAgent: 'bench',
  })
  return { userId, cookie: `session=${secret}` }
}
