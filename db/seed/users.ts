import type postgres from 'postgres'
import type { Dimension } from '#core/brand/alignment/types.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import type { Database } from '../client.ts'
import { makeFullWorkspace } from './full/full-workspace.ts'
import { insertFullWorkspace } from './full/insert-full-workspace.ts'
import { makeUser, type SeedOptions, type SeedUser } from './rows.ts'

export interface SeedUsersOptions extends SeedOptions {
  readonly users: number
  /** Everybody's password, hashed (argon2id); absent means that nobody can sign in with one. */
  readonly passwordHash?: string
  readonly onProgress?: (done: number) => void
}

const BATCH = 1000

/** As text: postgres.js takes a list of Dates for a single one. */
function instants(dates: readonly Date[]): string[] {
  return dates.map(date => date.toISOString())
}

/**
 * Adds founders 0 to `users` − 1 of a seed, each with a history of `days` days. A founder who is there already is left
 * alone, so that an interrupted run goes on where it stopped. A single founder (`users` 1) gets a full workspace: every
 * room lived in, over all those days. Answers how many were added.
 */
export async function seedUsers(db: Database, options: SeedUsersOptions): Promise<number> {
  if (options.users === 1) return seedFullWorkspace(db, options)
  let added = 0
  for (let from = 0; from < options.users; from += BATCH) {
    const size = Math.min(BATCH, options.users - from)
    const users = Array.from({ length: size }, (_, i) => makeUser(from + i, options))
    added += await db.acrossWorkspaces('operator', sql =>
      insertUsers(sql, users, options.passwordHash ?? null),
    )
    options.onProgress?.(from + size)
  }
  return added
}

async function seedFullWorkspace(db: Database, options: SeedUsersOptions): Promise<number> {
  const full = makeFullWorkspace({ ...options, isFull: true })
  const added = await db.acrossWorkspaces('operator', async sql => {
    const count = await insertUsers(sql, [full.user], options.passwordHash ?? null)
    if (count > 0) await insertFullWorkspace(sql, full)
    return count
  })
  options.onProgress?.(1)
  return added
}

async function insertUsers(
  sql: postgres.TransactionSql,
  all: readonly SeedUser[],
  passwordHash: string | null,
): Promise<number> {
  await sql`select set_config('statement_timeout', '0', true)`
  const inserted = await sql<{ id: string }[]>`
    insert into accounts (id, email, full_name, password_hash, email_confirmed_at, terms_accepted_at, created_at)
    select id, email, name, ${passwordHash}, at, at, at
    from unnest(
      ${all.map(user => user.id)}::uuid[], ${all.map(user => user.email)}::text[],
      ${all.map(user => user.founder.name)}::text[], ${instants(all.map(user => user.joinedAt))}::timestamptz[]
    ) as t (id, email, name, at)
    on conflict do nothing
    returning id
  `
  const fresh = new Set(inserted.map(row => row.id))
  const users = all.filter(user => fresh.has(user.id))
  if (users.length === 0) return 0
  await insertProfiles(sql, users)
  await insertFoundations(sql, users)
  await insertStories(sql, users)
  await insertPosts(sql, users)
  await insertCheckins(sql, users)
  return users.length
}

async function insertProfiles(sql: postgres.TransactionSql, users: readonly SeedUser[]): Promise<void> {
  const ids = users.map(user => user.id)
  const joined = instants(users.map(user => user.joinedAt))
  const tiers = users.map(user => user.tier)
  await sql`
    insert into profiles (
      id, email, full_name, business_type, industry, subscription_tier, subscription_status, subscription_start_date,
      created_at
    )
    select id, email, name, business_type, industry, tier, 'active', at, at
    from unnest(
      ${ids}::uuid[], ${users.map(user => user.email)}::text[], ${users.map(user => user.founder.name)}::text[],
      ${users.map(user => user.founder.businessType)}::text[], ${users.map(user => user.founder.industry)}::text[],
      ${tiers}::text[], ${joined}::timestamptz[]
    ) as t (id, email, name, business_type, industry, tier, at)
  `
  await sql`
    insert into subscriptions (user_id, tier, status, started_at, created_at)
    select id, tier, 'active', at, at
    from unnest(${ids}::uuid[], ${tiers}::text[], ${joined}::timestamptz[]) as t (id, tier, at)
  `
  await sql`
    insert into user_onboarding_status (
      user_id, onboarding_completed, kickstart_completed, smart_dashboard_setup_complete, step, welcome_seen,
      completed_tier, completed_at
    )
    select id, true, true, true, 'done', array[tier], tier, at
    from unnest(${ids}::uuid[], ${tiers}::text[], ${joined}::timestamptz[]) as t (id, tier, at)
  `
}

async function insertFoundations(sql: postgres.TransactionSql, users: readonly SeedUser[]): Promise<void> {
  await sql`
    insert into user_clarify_data (user_id, clarify_data, updated_at)
    select id, data::jsonb, at
    from unnest(
      ${users.map(user => user.id)}::uuid[], ${users.map(user => JSON.stringify(user.clarify))}::text[],
      ${instants(users.map(user => user.joinedAt))}::timestamptz[]
    ) as t (id, data, at)
  `
}

async function insertStories(sql: postgres.TransactionSql, users: readonly SeedUser[]): Promise<void> {
  const stories = users.flatMap(user => user.stories.map(story => ({ ...story, userId: user.id })))
  const of = <Key extends keyof (typeof stories)[number]>(key: Key) => stories.map(story => story[key])
  await sql`
    insert into stories (
      id, user_id, title, kind, body, situation, struggle, turn, result, lesson, emotion, created_at, updated_at
    )
    select id, user_id, title, kind, body, situation, struggle, turn, result, lesson, emotion, at, at
    from unnest(
      ${of('id')}::uuid[], ${of('userId')}::uuid[], ${of('title')}::text[], ${of('kind')}::text[],
      ${of('body')}::text[], ${of('situation')}::text[], ${of('struggle')}::text[], ${of('turn')}::text[],
      ${of('result')}::text[], ${of('lesson')}::text[], ${of('emotion')}::text[], ${instants(of('createdAt'))}::timestamptz[]
    ) as t (id, user_id, title, kind, body, situation, struggle, turn, result, lesson, emotion, at)
  `
  await sql`
    insert into storybank_entries (user_id, story_id, created_at)
    select user_id, id, at
    from unnest(${of('id')}::uuid[], ${of('userId')}::uuid[], ${instants(of('createdAt'))}::timestamptz[]) as t (id, user_id, at)
  `
}

async function insertPosts(sql: postgres.TransactionSql, users: readonly SeedUser[]): Promise<void> {
  const posts = users.flatMap(user => user.posts.map(post => ({ ...post, userId: user.id })))
  const of = <Key extends keyof (typeof posts)[number]>(key: Key) => posts.map(post => post[key])
  const score = (key: Dimension | 'overall') => posts.map(post => post.scores[key])
  await sql`
    insert into content_created (
      id, user_id, title, body, platform, status, story_id, alignment_overall, alignment_voice, alignment_values,
      alignment_audience, alignment_emotion, alignment_certainty, alignment_rules, published_at, created_at,
      updated_at
    )
    select id, user_id, title, body, platform, status, story_id, overall, voice, vals, audience, emotion, 'told',
      ${SCORE_RULES},
      case when status = 'published' then at end, at, at
    from unnest(
      ${of('id')}::uuid[], ${of('userId')}::uuid[], ${of('title')}::text[], ${of('body')}::text[],
      ${of('platform')}::text[], ${of('status')}::text[], ${of('storyId')}::uuid[], ${score('overall')}::smallint[],
      ${score('voice')}::smallint[], ${score('values')}::smallint[], ${score('audience')}::smallint[],
      ${score('emotion')}::smallint[], ${instants(of('createdAt'))}::timestamptz[]
    ) as t (id, user_id, title, body, platform, status, story_id, overall, voice, vals, audience, emotion, at)
  `
  await sql`
    insert into post_alignment_scores (
      id, user_id, post_id, title, caption, platform, alignment_scores, overall_score, created_at
    )
    select gen_random_uuid(), user_id, id, title, body, platform,
      jsonb_build_object('voice', voice, 'values', vals, 'audience', audience, 'emotion', emotion), overall, at
    from unnest(
      ${of('id')}::uuid[], ${of('userId')}::uuid[], ${of('title')}::text[], ${of('body')}::text[],
      ${of('platform')}::text[], ${score('overall')}::smallint[], ${score('voice')}::smallint[],
      ${score('values')}::smallint[], ${score('audience')}::smallint[], ${score('emotion')}::smallint[],
      ${instants(of('createdAt'))}::timestamptz[]
    ) as t (id, user_id, title, body, platform, overall, voice, vals, audience, emotion, at)
  `
}

async function insertCheckins(sql: postgres.TransactionSql, users: readonly SeedUser[]): Promise<void> {
  const checkins = users.flatMap(user => user.checkins.map(checkin => ({ ...checkin, userId: user.id })))
  const of = <Key extends keyof (typeof checkins)[number]>(key: Key) => checkins.map(checkin => checkin[key])
  await sql`
    insert into brand_checkins (id, user_id, alignment_score, created_at)
    select id, user_id, alignment, at
    from unnest(
      ${of('id')}::uuid[], ${of('userId')}::uuid[], ${of('alignment')}::smallint[], ${instants(of('createdAt'))}::timestamptz[]
    ) as t (id, user_id, alignment, at)
  `
}
