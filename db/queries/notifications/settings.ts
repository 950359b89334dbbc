import type { NotificationChoices } from '#core/notifications/choices.ts'
import type { Sql } from '../../client.ts'
import { jsonb } from '../../json.ts'
import type { Looker } from './notifications.ts'

/** When somebody's digests come, and what is in them besides what happened. */
export interface DigestSettings {
  /** 0 to 23, by the person's clock. */
  readonly hour: number
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly dueToday: boolean
  readonly week: boolean
}

/** The same with the weekly letter: since when they want it, null while they don't. */
export interface StoredSettings extends DigestSettings {
  readonly choices: unknown
  readonly summarySince: Date | null
}

/** How somebody is told of things in a workspace; null where they never chose. `lock` locks it. */
export async function findNotificationSettings(
  sql: Sql,
  { workspace, memberId, lock = false }: Looker & { lock?: boolean },
): Promise<StoredSettings | null> {
  const [row] = await sql<StoredSettings[]>`
    select choices, hour, weekday, due_today, week, summary_since from notification_settings
    where user_id = ${workspace} and member_id = ${memberId} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** Saves how somebody is told of things; emails that wait follow the new choice. */
export async function upsertNotificationSettings(
  sql: Sql,
  input: Looker & DigestSettings & { choices: NotificationChoices },
): Promise<void> {
  const { workspace, memberId, hour, weekday, dueToday, week } = input
  const choices = jsonb(sql, input.choices)
  await sql`
    insert into notification_settings (user_id, member_id, choices, hour, weekday, due_today, week)
    values (${workspace}, ${memberId}, ${choices}::jsonb, ${hour}, ${weekday}, ${dueToday}, ${week})
    on conflict (user_id, member_id) do update set
      choices = excluded.choices, hour = excluded.hour, weekday = excluded.weekday, due_today = excluded.due_today,
      week = excluded.week
  `
  await sql`
    update notifications n set mail = c.value ->> 'email'
    from jsonb_each(${choices}::jsonb) c
    where n.user_id = ${workspace} and n.member_id = ${memberId} and c.key = n.event
      and n.mail in ('at_once', 'daily', 'weekly') and n.mail <> c.value ->> 'email'
  `
}

/** Turns somebody's weekly letter on or off; on already, it stays on since then. */
export async function upsertSummarySince(
  sql: Sql,
  { workspace, memberId, since }: Looker & { since: Date | null },
): Promise<void> {
  await sql`
    insert into notification_settings as s (user_id, member_id, summary_since)
    values (${workspace}, ${memberId}, ${since})
    on conflict (user_id, member_id) do update set
      summary_since = case when excluded.summary_since is null then null
        else coalesce(s.summary_since, excluded.summary_since) end
  `
}
