import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const callShape = rowShape('onboarding_calls', {
  id: uuid,
  startsAt: instant,
  topic: text(),
  bookedBy: nullable(uuid),
  status: text<'booked' | 'cancelled' | 'over'>(),
})

/** A call with us, as its workspace sees it. */
export type OnboardingCall = RowOf<typeof callShape>

/** The call that a workspace has ahead of it, or else the newest one that took place; null without either. */
export async function findNextCall(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OnboardingCall | null> {
  const [row] = await sql<OnboardingCall[]>`
    select ${sql(callShape.names)} from onboarding_calls
    where user_id = ${workspace} and status <> 'cancelled'
    order by status = 'booked' desc, starts_at desc limit 1
  `
  return row ?? null
}

/** Starts of all booked calls between two instants, whoever booked them. System role only. */
export async function listTakenStarts(sql: Sql, { from, to }: { from: Date; to: Date }): Promise<Date[]> {
  const rows = await sql<{ startsAt: Date }[]>`
    select starts_at from onboarding_calls
    where status = 'booked' and starts_at between ${from} and ${to} order by starts_at limit 5000
  `
  return rows.map(row => row.startsAt)
}

/**
 * Books a call. Null when the workspace has one ahead of it or the time was taken meanwhile: of several at once, one has
 * it.
 */
export async function insertCall(
  sql: Sql,
  input: { workspace: WorkspaceId; startsAt: Date; topic: string; bookedBy: string },
): Promise<{ id: string } | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into onboarding_calls (user_id, starts_at, topic, booked_by)
    values (${input.workspace}, ${input.startsAt}, ${input.topic}, ${input.bookedBy})
    on conflict do nothing returning id
  `
  return row ?? null
}

/** Cancels the call that a workspace has ahead of it and answers when it would have been; null when there is none. */
export async function updateCallCancelled(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Pick<OnboardingCall, 'startsAt'> | null> {
  const [row] = await sql<{ startsAt: Date }[]>`
    update onboarding_calls set status = 'cancelled'
    where user_id = ${workspace} and id = ${id} and status = 'booked' returning starts_at
  `
  return row ?? null
}

/** A call whose people have to be reminded. */
export interface DueReminder {
  readonly id: string
  readonly userId: string
  readonly startsAt: Date
  readonly bookedBy: string | null
}

/** Takes the calls that begin before an instant and of which nobody was reminded, 200 at most. System role only. */
export async function claimCallReminders(
  sql: Sql,
  { before, now }: { before: Date; now: Date },
): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    update onboarding_calls set reminded_at = ${now}
    where id in (
      select id from onboarding_calls
      where status = 'booked' and reminded_at is null and starts_at > ${now} and starts_at <= ${before}
      order by starts_at limit 200 for update skip locked
    )
    returning id, user_id, starts_at, booked_by
  `
}

/** Notes that calls which began before an instant are over. System role only. */
export async function updateCallsOver(sql: Sql, { before }: { before: Date }): Promise<void> {
  await sql`update onboarding_calls set status = 'over' where status = 'booked' and starts_at < ${before}`
}
