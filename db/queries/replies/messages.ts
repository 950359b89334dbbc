import type { MessageState, ReplyWay } from '#core/replies/schema.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const messageShape = rowShape('lead_messages', {
  id: uuid,
  leadId: uuid,
  way: text<ReplyWay | 'noted'>(),
  subject: text(),
  body: text(),
  alignment: nullable(smallint),
  state: text<MessageState>(),
  problem: text(),
  tries: smallint,
  nextTryAt: nullable(instant),
  happenedAt: instant,
})

/** Something that was written to a person, or is on its way to them. */
export type LeadMessage = RowOf<typeof messageShape>

/** Writes a message down; answers its id. */
export async function insertMessage(
  sql: Sql,
  message: {
    workspace: WorkspaceId
    leadId: string
    way: ReplyWay
    subject: string
    body: string
    alignment: number | null
    state: 'waiting' | 'sent'
    now: Date
  },
): Promise<string> {
  const { workspace, leadId, way, subject, body, alignment, state, now } = message
  const [row] = await sql<{ id: string }[]>`
    insert into lead_messages (user_id, lead_id, way, subject, body, alignment, state, happened_at)
    values (${workspace}, ${leadId}, ${way}, ${subject}, ${body}, ${alignment}, ${state}, ${now})
    returning id
  `
  if (!row) throw new Error('The message was not returned')
  return row.id
}

/** One message; null when there is none. With `lock`, nobody else changes it until the transaction ends. */
export async function findMessage(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<LeadMessage | null> {
  const [row] = await sql<LeadMessage[]>`
    select ${sql(messageShape.names)} from lead_messages
    where user_id = ${workspace} and id = ${id} and not is_incoming
    ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** What was last written to somebody, the newest first. */
export async function listMessages(
  sql: Sql,
  { workspace, leadId, limit }: { workspace: WorkspaceId; leadId: string; limit: number },
): Promise<LeadMessage[]> {
  return sql<LeadMessage[]>`
    select ${sql(messageShape.names)} from lead_messages
    where user_id = ${workspace} and lead_id = ${leadId} and not is_incoming
    order by happened_at desc, id
    limit ${limit}
  `
}

/** Notes how far a message is. `nextTryAt` is when it may be looked at again. */
export async function updateMessageState(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    state: MessageState
    problem: string
    tries: number
    nextTryAt: Date | null
    happenedAt?: Date
  },
): Promise<void> {
  const { workspace, id, state, problem, tries, nextTryAt, happenedAt = null } = input
  await sql`
    update lead_messages set state = ${state}, problem = ${problem.slice(0, 300)}, tries = ${tries},
      next_try_at = ${nextTryAt}, happened_at = coalesce(${happenedAt}::timestamptz, happened_at)
    where user_id = ${workspace} and id = ${id}
  `
}

/** Forgets a message and its line on the timeline; false when it was not there. */
export async function deleteMessage(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`
    with gone as (
      delete from lead_messages where user_id = ${workspace} and id = ${id} and not is_incoming
      returning id, lead_id
    ), unlogged as (
      delete from lead_events e using gone g
      where e.user_id = ${workspace} and e.lead_id = g.lead_id and e.subject_id = g.id and e.kind = 'message_sent'
    )
    select id from gone
  `
  return rows.length > 0
}
