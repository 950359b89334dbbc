import { type QuietHours, readQuietHours } from '#core/schedule/quiet-hours.ts'
import type { Slot } from '#core/schedule/slots.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

export type SlotRow = Slot & { readonly id: string }

/** The slots of the week, Monday first; at most 50. */
export async function listSlots(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<SlotRow[]> {
  return sql<SlotRow[]>`
    select id, weekday, minute_of_day, platform from planner_slots
    where user_id = ${workspace} order by weekday, minute_of_day, platform limit 50
  `
}

/** Adds a slot; one that is there already stays. */
export async function insertSlot(sql: Sql, input: Slot & { workspace: WorkspaceId }): Promise<void> {
  await sql`
    insert into planner_slots (user_id, weekday, minute_of_day, platform)
    values (${input.workspace}, ${input.weekday}, ${input.minuteOfDay}, ${input.platform})
    on conflict do nothing
  `
}

/** Removes a slot. */
export async function deleteSlot(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<void> {
  await sql`delete from planner_slots where user_id = ${workspace} and id = ${id}`
}

export interface ScheduleSettings {
  readonly feedSealed: Uint8Array | null
  readonly heldAt: Date | null
}

/** The schedule's settings; nothing is paused and there is no feed until somebody switches them on. */
export async function findScheduleSettings(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ScheduleSettings> {
  const [row] = await sql<ScheduleSettings[]>`
    select feed_sealed, held_at from planner_settings where user_id = ${workspace}
  `
  return row ?? { feedSealed: null, heldAt: null }
}

/** Gives the calendar feed a new secret address, or none. */
export async function upsertFeed(
  sql: Sql,
  input: { workspace: WorkspaceId; feed: { hash: Uint8Array; sealed: Uint8Array } | null },
): Promise<void> {
  const hash = input.feed?.hash ?? null
  const sealed = input.feed?.sealed ?? null
  await sql`
    insert into planner_settings (user_id, feed_hash, feed_sealed) values (${input.workspace}, ${hash}, ${sealed})
    on conflict (user_id) do update set feed_hash = excluded.feed_hash, feed_sealed = excluded.feed_sealed
  `
}

/** Pauses everything outgoing from an instant on, or resumes it. */
export async function upsertPausedAt(
  sql: Sql,
  { workspace, heldAt }: { workspace: WorkspaceId; heldAt: Date | null },
): Promise<void> {
  await sql`
    insert into planner_settings (user_id, held_at) values (${workspace}, ${heldAt})
    on conflict (user_id) do update set held_at = excluded.held_at
  `
}

/** Whose feed an address is, by the hash of its secret. System role only: who asks is not signed in. */
export async function findFeedOwner(sql: Sql, { hash }: { hash: Uint8Array }): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id from planner_settings where feed_hash = ${hash}
  `
  return row?.userId ?? null
}

/** The quiet hours of a workspace, null for none, with the zone of the founder's clock. */
export async function findQuietHours(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ quiet: QuietHours | null; timeZone: string }> {
  const [row] = await sql<{ quietHours: unknown; timeZone: string }[]>`
    select s.quiet_hours, p.time_zone
    from profiles p left join planner_settings s on s.user_id = p.id where p.id = ${workspace}
  `
  return { quiet: readQuietHours(row?.quietHours), timeZone: row?.timeZone ?? 'Europe/London' }
}

/** Sets the quiet hours, or with null takes them away. */
export async function upsertQuietHours(
  sql: Sql,
  { workspace, quiet }: { workspace: WorkspaceId; quiet: QuietHours | null },
): Promise<void> {
  const stored = quiet ? jsonb(sql, quiet) : null
  await sql`
    insert into planner_settings (user_id, quiet_hours) values (${workspace}, ${stored}::jsonb)
    on conflict (user_id) do update set quiet_hours = excluded.quiet_hours
  `
}
