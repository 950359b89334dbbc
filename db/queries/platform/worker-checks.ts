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

/** The last measurement of each worker. System role only. */
export async function listWorkerChecks(sql: Sql): Promise<WorkerCheckRow[]> {
  return sql<WorkerCheckRow[]>`
    select worker, measured_at, waiting_since from worker_checks order by worker limit 10
  `
}
