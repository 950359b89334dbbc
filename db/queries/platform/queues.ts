import type { Sql } from '../../client.ts'

export interface QueueCounts {
  readonly queue: string
  /** Could be worked now. */
  readonly waiting: number
  /** Wait for their time, first tries and further ones. */
  readonly later: number
  readonly active: number
  /** Gave up within the days that jobs are kept. */
  readonly failed: number
  /** When the oldest that waits could have begun; null when none does. */
  readonly waitingSince: Date | null
}

export interface FailedJob {
  readonly id: string
  readonly queue: string
  readonly failedAt: Date
  readonly tries: number
  /** The error's message, without its stack. */
  readonly message: string
}

/** Whether the job queue was ever started on this database. */
export async function hasJobQueue(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isThere: boolean }[]>`select to_regclass('pgboss.job') is not null as is_there`
  return row?.isThere === true
}

/** How many jobs of each queue are in which state, read from the jobs themselves. System role only. */
export async function listQueueCounts(sql: Sql): Promise<QueueCounts[]> {
  return sql<QueueCounts[]>`
    select q.name as queue,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after > now())::int as later,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting_since
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed'
    where q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name limit 200
  `
}

/** The newest jobs that gave up, of one queue or of all. System role only. */
export async function listFailedJobs(
  sql: Sql,
  { queue, limit }: { queue: string | null; limit: number },
): Promise<FailedJob[]> {
  return sql<FailedJob[]>`
    select id, name as queue, completed_on as failed_at, retry_count + 1 as tries,
      left(coalesce(output ->> 'message', output ->> 'value', output::text, ''), 300) as message
    from pgboss.job
    where state = 'failed' and (${queue}::text is null or name = ${queue})
    order by completed_on desc nulls last, id limit ${Math.min(limit, 1000)}
  `
}
