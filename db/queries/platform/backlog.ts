import type { Sql } from '../../client.ts'

export interface QueueBacklog {
  readonly queue: string
  /** Could be worked now; like the other numbers as pg-boss counted it last, a quarter of a minute ago at most. */
  readonly waiting: number
  /** Wait for their time. */
  readonly later: number
  readonly active: number
  /** Gave up within the days that jobs are kept. */
  readonly failed: number
  /** How long the oldest that could be worked has been due, as it is now; 0 where none waits. */
  readonly oldestSeconds: number
}

/**
 * What waits in each queue, cheaply: numbers as pg-boss keeps them, and ages by an index of what is not begun. Only where
 * the job queue was ever started. System role only.
 */
export async function listQueueBacklogs(sql: Sql): Promise<QueueBacklog[]> {
  return sql<QueueBacklog[]>`
    select q.name as queue, q.ready_count as waiting, q.deferred_count as later, q.active_count as active,
      q.failed_count as failed, coalesce(extract(epoch from now() - due.since), 0)::float8 as oldest_seconds
    from pgboss.queue q
    cross join lateral (
      select min(greatest(j.start_after, j.created_on)) as since from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    ) due
    where q.name not like '\\_\\_pgboss%'
    order by q.name limit 200
  `
}

export interface OutboxBacklog {
  /** How long the oldest job that was asked for has not been handed to its queue; 0 where none waits. */
  readonly outboxSeconds: number
  /** Emails that are not sent and not given up. */
  readonly mails: number
  /** Of the oldest of them; 0 where there is none. */
  readonly mailSeconds: number
}

/** What waits before the queues: jobs that were asked for, and emails. System role only. */
export async function findOutboxBacklog(sql: Sql): Promise<OutboxBacklog> {
  const [row] = await sql<OutboxBacklog[]>`
    select
      coalesce(extract(epoch from now() - (
        select min(coalesce(start_after, created_at)) from outbox where coalesce(start_after, created_at) <= now()
      )), 0)::float8 as outbox_seconds,
      m.mails, m.mail_seconds
    from (
      select count(*)::int as mails, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as mail_seconds
      from mail_outbox where sealed_props is not null and status in ('queued', 'sending')
    ) m
  `
  return row ?? { outboxSeconds: 0, mails: 0, mailSeconds: 0 }
}
