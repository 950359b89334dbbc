import type postgres from 'postgres'
import type { Sql } from '../../client.ts'

export interface OutboxJob {
  readonly id: string
  readonly queue: string
  readonly payload: Record<string, unknown>
}

/** Asks for work to be done once the caller's transaction has committed. Callable by the role `app`. */
export async function insertOutboxJob(
  sql: Sql,
  job: { queue: string; payload: object; startAfter?: Date },
): Promise<void> {
  await sql`
    insert into outbox (queue, payload, start_after)
    values (${job.queue}, ${sql.json(job.payload as postgres.JSONValue)}, ${job.startAfter ?? null})
  `
}

/** The oldest rows that wait to be relayed. */
export async function listOutboxJobs(sql: Sql, { limit }: { limit: number }): Promise<OutboxJob[]> {
  return sql<OutboxJob[]>`
    select id, queue, payload from outbox
    where start_after is null or start_after <= now()
    order by created_at
    limit ${limit}
  `
}

/** Forgets rows that the job queue has taken over. */
export async function deleteOutboxJobs(sql: Sql, { ids }: { ids: readonly string[] }): Promise<void> {
  await sql`delete from outbox where id = any(${sql.array([...ids])}::uuid[])`
}
