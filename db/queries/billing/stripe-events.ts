import type { Sql } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text } from '../../row.ts'

export const stripeEventShape = rowShape('stripe_events', {
  id: text(),
  type: text(),
  createdAt: instant,
  stripeCustomerId: nullable(text()),
  source: text<'webhook' | 'reconcile' | 'replay'>(),
  outcome: nullable(text<'synced' | 'ignored' | 'unknown_customer'>()),
  processedAt: nullable(instant),
  receivedAt: instant,
})

export type StripeEventRow = RowOf<typeof stripeEventShape>

/** Records an event; false when it was known. System role only. */
export async function insertStripeEvent(
  sql: Sql,
  event: Pick<StripeEventRow, 'id' | 'type' | 'createdAt' | 'stripeCustomerId' | 'source' | 'outcome'>,
): Promise<boolean> {
  const rows = await sql`
    insert into stripe_events (id, type, created_at, stripe_customer_id, source, outcome, processed_at)
    values (${event.id}, ${event.type}, ${event.createdAt}, ${event.stripeCustomerId}, ${event.source},
      ${event.outcome}, ${event.outcome === null ? null : sql`now()`})
    on conflict (id) do nothing
  `
  return rows.count === 1
}

/** One event, or null. */
export async function findStripeEvent(sql: Sql, { id }: { id: string }): Promise<StripeEventRow | null> {
  const [row] = await sql<StripeEventRow[]>`
    select ${sql(stripeEventShape.names)} from stripe_events where id = ${id}
  `
  return row ?? null
}

/** Notes what came of an event; called in the transaction of its effect. System role only. */
export async function updateStripeEventProcessed(
  sql: Sql,
  input: { id: string; outcome: NonNullable<StripeEventRow['outcome']> },
): Promise<void> {
  await sql`update stripe_events set outcome = ${input.outcome}, processed_at = now() where id = ${input.id}`
}

/** Events that came longer ago than `olderThanMs` and were not acted on yet, the longest waiting first. */
export async function listWaitingEvents(
  sql: Sql,
  { olderThanMs, limit }: { olderThanMs: number; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from stripe_events
    where processed_at is null and received_at < now() - ${olderThanMs} * interval '1 millisecond'
    order by received_at limit ${limit}
  `
  return rows.map(row => row.id)
}

/** When the newest event that we know happened, by Stripe's clock; null before the first. */
export async function findNewestEventTime(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ newest: Date | null }[]>`select max(created_at) as newest from stripe_events`
  return row?.newest ?? null
}

/** Events by kind and outcome, most frequent first, for the operator. */
export async function countStripeEvents(
  sql: Sql,
): Promise<{ type: string; outcome: string; count: number }[]> {
  return sql<{ type: string; outcome: string; count: number }[]>`
    select type, coalesce(outcome, 'waiting') as outcome, count(*)::integer as count
    from stripe_events group by 1, 2 order by 3 desc, 1 limit 100
  `
}
