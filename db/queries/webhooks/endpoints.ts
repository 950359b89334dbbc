import type { DisabledReason, EndpointStatus } from '#core/webhooks/endpoint.ts'
import type { WebhookEventType } from '#core/webhooks/events.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'

export const endpointShape = rowShape('webhook_endpoints', {
  id: uuid,
  address: text(),
  description: text(),
  events: textList,
  status: text<EndpointStatus>(),
  reason: text<DisabledReason | ''>(),
  previousUntil: nullable(instant),
  createdAt: instant,
})

/** Where webhooks go, without its secret. */
export type Endpoint = RowOf<typeof endpointShape>

interface Chosen {
  readonly address: string
  readonly description: string
  readonly events: readonly WebhookEventType[]
}

/** The endpoints of a workspace, the oldest first. */
export async function listEndpoints(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Endpoint[]> {
  return sql<Endpoint[]>`
    select ${sql(endpointShape.names)} from webhook_endpoints
    where user_id = ${workspace} order by created_at, id limit 20
  `
}

/** One endpoint of the workspace; null when it is not there. */
export async function findEndpoint(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Endpoint | null> {
  const [row] = await sql<Endpoint[]>`
    select ${sql(endpointShape.names)} from webhook_endpoints where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** Adds an endpoint under an id that its sealed secret is bound to. */
export async function insertEndpoint(
  sql: Sql,
  input: Chosen & { workspace: WorkspaceId; id: string; sealedSecret: Uint8Array; now: Date },
): Promise<void> {
  await sql`
    insert into webhook_endpoints (id, user_id, address, description, events, sealed_secret, created_at)
    values (
      ${input.id}, ${input.workspace}, ${input.address}, ${input.description}, ${sql.array([...input.events])}::text[],
      ${input.sealedSecret}, ${input.now}
    )
  `
}

/** Changes what people choose about an endpoint; false when it is not there. */
export async function updateEndpoint(
  sql: Sql,
  input: Chosen & { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`
    update webhook_endpoints
    set address = ${input.address}, description = ${input.description}, events = ${sql.array([...input.events])}::text[]
    where user_id = ${input.workspace} and id = ${input.id}
  `
  return rows.count === 1
}

/** Pauses an endpoint or lets it go on, well again; false when it is not there. */
export async function updateEndpointStatus(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; status: 'active' | 'paused' },
): Promise<boolean> {
  const rows = await sql`
    update webhook_endpoints set status = ${input.status}, reason = '', rest_until = null
    where user_id = ${input.workspace} and id = ${input.id}
  `
  return rows.count === 1
}

/** Deletes an endpoint with all its deliveries; answers its address, null when it was not there. */
export async function deleteEndpoint(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ address: string } | null> {
  const [row] = await sql<{ address: string }[]>`
    delete from webhook_endpoints where user_id = ${workspace} and id = ${id} returning address
  `
  return row ?? null
}

/** The sealed secrets of an endpoint, locked until the transaction ends; null when it is not there. */
export async function lockEndpointSecret(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Uint8Array | null> {
  const [row] = await sql<{ sealedSecret: Uint8Array }[]>`
    select sealed_secret from webhook_endpoints where user_id = ${workspace} and id = ${id} for update
  `
  return row?.sealedSecret ?? null
}

/** Gives an endpoint its new secrets, of which the older one signs until an instant. */
export async function updateEndpointSecret(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; sealedSecret: Uint8Array; previousUntil: Date },
): Promise<void> {
  await sql`
    update webhook_endpoints set sealed_secret = ${input.sealedSecret}, previous_until = ${input.previousUntil}
    where user_id = ${input.workspace} and id = ${input.id}
  `
}
