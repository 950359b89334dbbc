import type { DeliveryState } from '#core/webhooks/endpoint.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const deliveryShape = rowShape('webhook_deliveries', {
  id: uuid,
  type: text(),
  data: json<Record<string, unknown>>(),
  occurredAt: instant,
  state: text<DeliveryState>(),
  attempts: integer,
  nextAt: instant,
  lastAt: nullable(instant),
  lastStatus: nullable(smallint),
  lastMs: nullable(integer),
  lastAnswer: text(),
})

/** An event on its way to an endpoint, with what became of its newest attempt. */
export type Delivery = RowOf<typeof deliveryShape>

/** The newest deliveries of an endpoint. */
export async function listDeliveries(
  sql: Sql,
  input: { workspace: WorkspaceId; endpointId: string; limit: number },
): Promise<Delivery[]> {
  return sql<Delivery[]>`
    select ${sql(deliveryShape.names)} from webhook_deliveries
    where user_id = ${input.workspace} and endpoint_id = ${input.endpointId}
    order by occurred_at desc, id limit ${input.limit}
  `
}

/** Adds one delivery to one endpoint of the workspace, whatever it has chosen; null when it is not there or not active. */
export async function insertDelivery(
  sql: Sql,
  input: { workspace: WorkspaceId; endpointId: string; type: string; now: Date },
): Promise<{ id: string } | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into webhook_deliveries (user_id, endpoint_id, type, occurred_at, next_at)
    select user_id, id, ${input.type}, ${input.now}, ${input.now} from webhook_endpoints
    where user_id = ${input.workspace} and id = ${input.endpointId} and status = 'active'
    returning id
  `
  return row ?? null
}

/** Has a delivery that is over made again from its first attempt on; false when there is none, or it is not over. */
export async function updateDeliveryAgain(
  sql: Sql,
  input: { workspace: WorkspaceId; endpointId: string; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update webhook_deliveries set state = 'waiting', attempts = 0, next_at = ${input.now}
    where user_id = ${input.workspace} and endpoint_id = ${input.endpointId} and id = ${input.id} and state <> 'waiting'
  `
  return rows.count === 1
}
