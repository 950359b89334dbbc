import { randomUUID } from 'node:crypto'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { DEMO_EMAIL, seedDemo } from '#db/seed/demo.ts'
import type { AppServer } from '#tests/support/app-server.ts'
import { OWNER } from '#tests/support/database/template-server.ts'

/** Somebody with a lived-in workspace: a stranger is sent to all that is theirs. */
export interface Owner {
  readonly id: string
  readonly email: string
  readonly password: string
}

/** Every row of a person, by table, as JSON. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** What machinery writes by itself, whoever asks: some of it only at a full hour, when summaries are due. */
const NOT_COMPARED = new Set([
  'outbox',
  'mail_outbox',
  'rate_limits',
  'auth_locks',
  'insight_refreshes',
  'notification_watermarks',
])

/** The database of the running app, beside the app; as its superuser, since row security shows the owner no workspace. */
export async function openBeside({ dataDir, database }: AppServer): Promise<AdminDatabase> {
  const server = database.DATABASE_OWNER_URL?.replace(OWNER, 'postgres')
  const url = server ?? (await connectOrOpenEmbedded(dataDir)).url
  return openAdminDatabase({ url, max: 1 })
}

/** Moves the founder of the seed in, on the highest plan, with a passkey, a campaign and a scheduled post besides. */
export async function moveIn(db: AdminDatabase): Promise<Owner> {
  const password = 'Hearthstone9'
  const id = await seedDemo(db, { passwordHash: await hashPassword(password), now: new Date() })
  if (!id) throw new Error('The founder of the seed was there already')
  await db.sql`update profiles set subscription_tier = 'collective' where id = ${id}`
  await db.sql`update subscriptions set tier = 'collective' where user_id = ${id}`
  await db.sql`
    insert into passkeys (id, user_id, public_key, name) values (${randomUUID()}, ${id}, ${Buffer.alloc(77)}, 'Work key')
  `
  await db.sql`insert into campaigns (user_id, name) values (${id}, 'The spring course that nobody else knows of')`
  await db.sql`
    insert into content_planner (
      user_id, content_id, title, platform, scheduled_for, time_zone, status, status_since, deadline_at
    )
    select user_id, id, 'The scheduled post that nobody else may see or move', platform, now() + interval '2 days',
      'Europe/London', 'scheduled', now(), now() + interval '2 days'
    from content_created where user_id = ${id} order by created_at limit 1
  `
  await db.sql`
    with offer as (
      insert into offers (user_id, name) values (${id}, 'The offer that nobody else may see yet')
    ), person as (
      insert into leads (user_id, name, first_source) values (${id}, 'The customer that nobody else may know of', 'typed') returning id
    ), deal as (
      insert into deals (user_id, lead_id, title, reference)
      select ${id}, id, 'The deal that nobody else may see or move', 'BH-9999' from person
      returning id
    )
    insert into proposals (user_id, deal_id, number, title)
    select ${id}, id, 999, 'The proposal that nobody else may read' from deal
  `
  // Named like its person, because an address of the list above is filled in with one name; and the only one, because
  // which row of a table that is looked at comes first is chance.
  await db.sql`delete from lead_files where user_id = ${id}`
  await db.sql`
    insert into lead_files (id, user_id, lead_id, name, media_type, bytes, content)
    select id, user_id, id, 'The brief that nobody else may open.txt', 'text/plain', 5, ${Buffer.from('brief')}
    from leads where user_id = ${id} and merged_into is null order by created_at limit 1
  `
  await db.sql`
    insert into lead_imports (user_id, file_name, total, done, finished_at)
    values (${id}, 'The list that nobody else may see.csv', 1, 1, now())
  `
  await db.sql`
    insert into lead_erasures (user_id, address_hash, requested_on, deleted)
    select ${id}, 'the-mark-of-an-email-that-was-deleted', '2026-11-18', jsonb_object_agg(kind, 1)
    from unnest(array[
      'people', 'events', 'consents', 'messages', 'files', 'submissions', 'deals', 'proposals', 'undoCopies',
      'keptDeals', 'keptProposals', 'keptPayments'
    ]) kind
  `
  await db.sql`insert into lead_forms (user_id, slug, name) values (${id}, 'owners-own-form-x7k2', 'The form that nobody else may change')`
  await db.sql`
    insert into content_requests (id, user_id, about, name, status_hash, received_at)
    values (gen_random_uuid(), ${id}, 'The request that nobody else may read', 'Somebody of the owner', ${Buffer.alloc(32, 9)}, now())
  `
  await db.sql`insert into story_imports (user_id, total) values (${id}, 501)`
  await db.sql`insert into archive_imports (user_id, kind, file_name, total) values (${id}, 'x', 'The archive that nobody else may see.zip', 1)`
  await db.sql`insert into schedule_imports (user_id, csv, time_zone, total) values (${id}, 'a', 'Europe/London', 501)`
  await db.sql`
    insert into webhook_endpoints (user_id, address, sealed_secret, status)
    values (${id}, 'https://receiver-of-the-owner.example/hook', ${Buffer.alloc(64)}, 'paused')
  `
  await db.sql`
    with source as (
      insert into watch_sources (user_id, name, address, host, next_at, paused_at)
      values (${id}, 'The source that nobody else may see', 'https://followed-by-the-owner.example/feed', 'followed-by-the-owner.example', now(), now())
      returning id
    )
    insert into watch_items (user_id, source_id, identity, title, published_at, found_at)
    select ${id}, id, repeat('7', 64), 'The item that nobody else may read or save', now(), now() from source
  `
  await db.sql`
    insert into report_links (
      user_id, name, rolling_days, asks_showed_up, asks_sounded, asks_acted, asks_paid, token_hash, created_at
    ) values (
      ${id}, 'The report that nobody else may read', 30, true, false, false, true, ${Buffer.alloc(32, 7)}, now()
    )
  `
  await db.sql`
    insert into competitors (user_id, name, our_answer)
    values (${id}, 'The competitor that nobody else may see', 'The answer that nobody else may read or change')
  `
  await db.sql`
    insert into research_notes (user_id, title, body)
    values (${id}, 'The note that nobody else may open', 'What was found out and nobody else may read')
  `
  await db.sql`
    insert into watch_hubs (user_id, source_id, hub, topic, token_hash, sealed, ask_at)
    select ${id}, id, 'https://hub.example/', address, ${Buffer.alloc(32, 7)}, ${Buffer.alloc(64)}, now() + interval '1 year'
    from watch_sources where user_id = ${id} limit 1
  `
  await db.sql`
    insert into watch_seen (user_id, source_id, identity, listed_at)
    select ${id}, id, repeat('8', 64), now() from watch_sources where user_id = ${id} limit 1
  `
  await db.sql`
    insert into watch_mention_words (user_id, added) values (${id}, array['The word that nobody else may change'])
    on conflict (user_id) do update set added = excluded.added
  `
  await db.sql`
    insert into watch_mentions (user_id, item_id, thing, published_at, sentiment)
    select ${id}, id, 'the thing that nobody else may see', now(), 'unknown' from watch_items
    where user_id = ${id} and identity = repeat('7', 64)
  `
  await db.sql`
    insert into watch_spikes (user_id, thing, name, items, mean, deviation, spiked_at)
    values (${id}, 'a spike', 'The spike that nobody else may see', 7, 0, 0, now())
  `
  return { id, email: DEMO_EMAIL, password }
}

/** All that is somebody's, in every table that names its owner: a table that is added later is looked at, too. */
export async function rowsOf(db: AdminDatabase, userId: string): Promise<Rows> {
  const tables = await db.sql<{ name: string; owner: string }[]>`
    select table_name as name, column_name as owner from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name in ('user_id', 'owner_id') or (table_name in ('accounts', 'profiles') and column_name = 'id'))
  `
  const rows = new Map<string, string[]>()
  for (const { name, owner } of tables) {
    if (NOT_COMPARED.has(name)) continue
    const result = await db.sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${db.sql(name)} t where ${db.sql(owner)} = ${userId} order by 1
    `
    if (result.length > 0)
      rows.set(
        name,
        result.map(({ row }) => row),
      )
  }
  return rows
}

/** The names of somebody's rows. */
export function idsIn(rows: Rows): Set<string> {
  return new Set([...values(rows)].filter(([key]) => key === 'id').map(([, value]) => value))
}

/** What only they could have written: whole sentences, and their address. */
export function wordsIn(rows: Rows): string[] {
  const all = [...values(rows)].map(([, value]) => value)
  return [...new Set(all.filter(text => /\w+ \w+ \w+ \w+/.test(text) && text.length > 24))]
}

function* values(rows: Rows): Generator<readonly [string, string]> {
  for (const lines of rows.values())
    for (const line of lines)
      for (const [key, value] of Object.entries(JSON.parse(line) as Record<string, unknown>))
        if (typeof value === 'string') yield [key, value]
}
