import type { WorkerName } from '#core/shared/worker-state.ts'
import type { Sql } from '../../client.ts'

export interface WorkerCheckRow {
  readonly worker: WorkerName
  readonly measuredAt: Date
  readonly waitingSince: Date | null
}

/**
 * Measures and keeps since when the oldest mail, planned post and payment event wait: what was asked for and not yet
 * handed on, what should have moved by now, what Stripe told us and nobody looked at. System role only.
 */
export async function upsertWorkerChecks(sql: Sql, { now }: { now: Date }): Promise<void> {
  await sql`
    insert into worker_checks (worker, measured_at, waiting_since)
    values
      ('mail', ${now}, least(
        (select min(created_at) from mail_outbox where sealed_props is not null and status in ('queued', 'sending')),
        (select min(coalesce(start_after, created_at)) from outbox where coalesce(start_after, created_at) <= ${now})
      )),
      ('planner', ${now}, (
        select min(deadline_at) from content_planner p
        where deadline_at <= ${now}
          and not exists (select from planner_settings h where h.user_id = p.user_id and h.held_at is not null)
      )),
      ('billing', ${now}, (select min(received_at) from stripe_events where processed_at is null))
    on conflict (worker) do update set
      measured_at = excluded.measured_at, waiting_since = excluded.waiting_since
  `
}

/**
 * Counts the measurements that stand now to their day (UTC), as late where something waited longer than `lateMs`. Is
 * called once for each measurement. System role only.
 */
export async function upsertWorkerDays(sql: Sql, { lateMs }: { lateMs: number }): Promise<void> {
  await sql`
    insert into worker_days as d (day, worker, checked, late)
    select (measured_at at time zone 'UTC')::date, worker, 1,
      (waiting_since is not null and measured_at - waiting_since > ${lateMs} * interval '1 millisecond')::integer
    from worker_checks
    on conflict (day, worker) do update set checked = d.checked + 1, late = d.late + excluded.late
  `
}

/** Whether the workers, which are measured together, were measured after an instant. System role only. */
export async function existsWorkerCheckAfter(sql: Sql, { after }: { after: Date }): Promise<boolean> {
  const rows = await sql`select from worker_checks where measured_at > ${after} limit 1`
  return rows.count > 0
}

export interface WorkerDayRow {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  readonly worker: WorkerName
  readonly checked: number
  readonly late: number
}

/** How each worker did on each day from one on, the oldest first; days on which nothing was measured have no row. */
export async function listWorkerDays(sql: Sql, { from }: { from: string }): Promise<WorkerDayRow[]> {
  return sql<WorkerDayRow[]>`
    select day::text as day, worker, checked, late from worker_days where day >= ${from}::date
    order by day, worker limit 1000
  `
}

/** The last measurement of each worker. System role only. */
export async function listWorkerChecks(sql: Sql): Promise<WorkerCheckRow[]> {
  return sql<WorkerCheckRow[]>`
    select worker, measured_at, waiting_since from worker_checks order by worker limit 10
  `
}
