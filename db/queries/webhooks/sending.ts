import type { DeliveryState, DisabledReason } from '#core/webhooks/endpoint.ts'
import type { Sql } from '../../client.ts'
import type { Delivery } from './deliveries.ts'

/** An endpoint that a worker has to itself. */
export interface ServedEndpoint {
  readonly id: string
  readonly userId: string
  readonly address: string
  readonly sealedSecret: Uint8Array
  readonly previousUntil: Date | null
}

/**
 * Gives a worker endpoints to which something is due, each to itself until an instant; those that were served longest
 * ago first. One that another worker has, that is not active or that is to be left in peace is not given. System role only.
 */
export async function claimEndpoints(
  sql: Sql,
  input: { worker: string; until: Date; now: Date; limit: number },
): Promise<ServedEndpoint[]> {
  return sql<ServedEndpoint[]>`
    update webhook_endpoints e set worker = ${input.worker}, worker_until = ${input.until}, served_at = ${input.now}
    where e.id in (
      select due.id from webhook_endpoints due
      where due.status = 'active' and (due.rest_until is null or due.rest_until <= ${input.now})
        and (due.worker_until is null or due.worker_until < ${input.now})
        and not exists (select from account_deletions g where g.user_id = due.user_id)
        and exists (
          select from webhook_deliveries d
          where d.endpoint_id = due.id and d.state = 'waiting' and (d.attempts = 0 or d.next_at <= ${input.now})
        )
      order by due.served_at nulls first, due.id limit ${input.limit} for update skip locked
    )
    returning e.id, e.user_id, e.address, e.sealed_secret, e.previous_until
  `
}

/**
 * The next delivery of an endpoint, counted as an attempt and kept from others until the worker counts as dead; null when
 * nothing is due, or the endpoint is no longer this worker's to send to. System role only.
 */
export async function takeDelivery(
  sql: Sql,
  input: { endpointId: string; worker: string; until: Date; now: Date },
): Promise<Pick<Delivery, 'id' | 'type' | 'data' | 'occurredAt' | 'attempts'> | null> {
  const endpoint = await sql`
    update webhook_endpoints set worker_until = ${input.until}
    where id = ${input.endpointId} and worker = ${input.worker} and status = 'active'
      and (rest_until is null or rest_until <= ${input.now})
  `
  if (endpoint.count === 0) return null
  const [row] = await sql<Pick<Delivery, 'id' | 'type' | 'data' | 'occurredAt' | 'attempts'>[]>`
    update webhook_deliveries set attempts = attempts + 1, next_at = ${input.until}
    where id = (
      select id from webhook_deliveries
      where endpoint_id = ${input.endpointId} and state = 'waiting' and (attempts = 0 or next_at <= ${input.now})
      order by next_at, id limit 1
    )
    returning id, type, data, occurred_at, attempts
  `
  return row ?? null
}

/** Writes down what came of an attempt. System role only. */
export async function updateDeliveryAttempted(
  sql: Sql,
  input: {
    id: string
    state: DeliveryState
    nextAt: Date
    at: Date
    status: number | null
    ms: number
    answer: string
  },
): Promise<void> {
  await sql`
    update webhook_deliveries
    set state = ${input.state}, next_at = ${input.nextAt}, last_at = ${input.at}, last_status = ${input.status},
      last_ms = ${input.ms}, last_answer = ${input.answer}
    where id = ${input.id}
  `
}

/** Leaves an endpoint in peace until an instant. System role only. */
export async function updateEndpointResting(sql: Sql, input: { id: string; until: Date }): Promise<void> {
  await sql`update webhook_endpoints set rest_until = ${input.until} where id = ${input.id}`
}

/** Disables an active endpoint; true for whoever did, so that it is told once. System role only. */
export async function updateEndpointDisabled(
  sql: Sql,
  input: { id: string; reason: DisabledReason },
): Promise<boolean> {
  const rows = await sql`
    update webhook_endpoints set status = 'disabled', reason = ${input.reason}
    where id = ${input.id} and status = 'active'
  `
  return rows.count === 1
}

/** Gives an endpoint back, if this worker still has it. System role only. */
export async function releaseEndpoint(sql: Sql, input: { id: string; worker: string }): Promise<void> {
  await sql`
    update webhook_endpoints set worker = null, worker_until = null
    where id = ${input.id} and worker = ${input.worker}
  `
}

/** The address of a workspace's owner; null when the account is gone. System role only. */
export async function findOwnerAddress(sql: Sql, { userId }: { userId: string }): Promise<string | null> {
  const [row] = await sql<{ email: string }[]>`select email from accounts where id = ${userId}`
  return row?.email ?? null
}

/** Deletes deliveries from before an instant; answers how many. System role only. */
export async function deleteOldDeliveries(sql: Sql, { before }: { before: Date }): Promise<number> {
  const rows = await sql`delete from webhook_deliveries where occurred_at < ${before}`
  return rows.count
}
