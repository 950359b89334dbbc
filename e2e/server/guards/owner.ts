import { randomUUID } from 'node:crypto'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { DEMO_EMAIL, seedDemo } from '#db/seed/demo.ts'

/** Somebody with a lived-in workspace: a stranger is sent to all that is theirs. */
export interface Owner {
  readonly id: string
  readonly email: string
  readonly password: string
}

/** Every row of a person, by table, as JSON. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** What machinery writes by itself, whoever asks. */
const NOT_COMPARED = new Set(['outbox', 'mail_outbox', 'rate_limits', 'auth_locks'])

/** The database of the running app, beside the app. */
export async function openBeside(dataDir: string): Promise<AdminDatabase> {
  const { url } = await connectOrOpenEmbedded(dataDir)
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
  await db.sql`insert into story_imports (user_id, total) values (${id}, 501)`
  await db.sql`insert into schedule_imports (user_id, csv, time_zone, total) values (${id}, 'a', 'Europe/London', 501)`
  await db.sql`
    insert into webhook_endpoints (user_id, address, sealed_secret, status)
    values (${id}, 'https://receiver-of-the-owner.example/hook', ${Buffer.alloc(64)}, 'paused')
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
