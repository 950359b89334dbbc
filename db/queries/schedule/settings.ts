import type { Slot } from '#core/schedule/slots.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

export type SlotRow = Slot & { readonly id: string }

/** The slots of the week, Monday first; at most 50. */
export async function listSlots(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<SlotRow[]> {
  return sql<SlotRow[]>`
    select id, weekday, minute_of_day, platform from planner_slots
    where user_id = ${workspace} order by weekday, minute_of_day, platform limit 50
  `
}

/** Adds a slot; one that is there already stays. */
export async function insertSlot(sql: Sql, given: Slot & { workspace: WorkspaceId }): Promise<void> {
  await sql`
    insert into planner_slots (user_id, weekday, minute_of_day, platform)
    values (${given.workspace}, ${given.weekday}, ${given.minuteOfDay}, ${given.platform})
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

export interface PlannerSettings {
  readonly feedSealed: Uint8Array | null
  readonly heldAt: Date | null
}

/** The planner's settings; nothing is held and there is no feed until somebody says so. */
export async function findPlannerSettings(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PlannerSettings> {
  const [row] = await sql<PlannerSettings[]>`
    select feed_sealed, held_at from planner_settings where user_id = ${workspace}
  `
  return row ?? { feedSealed: null, heldAt: null }
}

/** Gives the calendar feed a new secret address, or none. */
export async function upsertFeed(
  sql: Sql,
  given: { workspace: WorkspaceId; feed: { hash: Uint8Array; sealed: Uint8Array } | null },
): Promise<void> {
  const hash = given.feed?.hash ?? null
  const sealed = given.feed?.sealed ?? null
  await sql`
    insert into planner_settings (user_id, feed_hash, feed_sealed) values (${given.workspace}, ${hash}, ${sealed})
    on conflict (user_id) do update set feed_hash = excluded.feed_hash, feed_sealed = excluded.feed_sealed
  `
}

/** Holds everything outgoing from an instant on, or lets it go again. */
export async function upsertHeldAt(
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
