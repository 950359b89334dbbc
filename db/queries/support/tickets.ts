import type { TicketSide, TicketState } from '#core/support/threads.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

/** A ticket as lists show it. */
export interface TicketRow {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly state: TicketState
  readonly since: Date
  readonly createdAt: Date
}

/** A ticket with what was allowed to go along. */
export interface WholeTicket extends TicketRow {
  readonly diagnostics: Readonly<Record<string, string>>
  readonly answeredAt: Date | null
}

/** What was said in a thread after the question. */
export interface TicketMessage {
  readonly id: string
  readonly author: TicketSide
  readonly body: string
  readonly createdAt: Date
}

/** The tickets of a workspace, the newest first. */
export async function listTicketsOf(
  sql: Sql,
  { workspace, page }: { workspace: WorkspaceId; page: PageRequest },
): Promise<Page<TicketRow>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(TicketRow & { total: number })[]>`
    select id, topic, message, state, coalesce(state_since, created_at) as since, created_at,
      count(*) over ()::int as total
    from support_tickets where user_id = ${workspace}
    order by created_at desc, id desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** One ticket of a workspace; null when it is not there. `lock` locks it until the transaction ends. */
export async function findTicket(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<WholeTicket | null> {
  const [row] = await sql<WholeTicket[]>`
    select id, topic, message, state, coalesce(state_since, created_at) as since, created_at, diagnostics, answered_at
    from support_tickets where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** What was said in a thread, oldest first; the last five hundred. */
export async function listTicketMessages(
  sql: Sql,
  { workspace, ticketId }: { workspace: WorkspaceId; ticketId: string },
): Promise<TicketMessage[]> {
  const rows = await sql<TicketMessage[]>`
    select id, author, body, created_at from support_messages
    where user_id = ${workspace} and ticket_id = ${ticketId}
    order by created_at desc, id desc limit 500
  `
  return [...rows].reverse()
}

/** Adds a message to a thread; answers its id. */
export async function insertTicketMessage(
  sql: Sql,
  input: { workspace: WorkspaceId; ticketId: string; author: TicketSide; body: string; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into support_messages (user_id, ticket_id, author, body, created_at)
    values (${input.workspace}, ${input.ticketId}, ${input.author}, ${input.body}, ${input.now})
    returning id
  `
  return row?.id ?? ''
}

/** Moves a ticket to a state; `isAnswer` notes the first reply of ours. */
export async function updateTicketState(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; state: TicketState; isAnswer?: boolean; now: Date },
): Promise<void> {
  const { workspace, id, state, isAnswer = false, now } = input
  await sql`
    update support_tickets set state = ${state}, state_since = ${now},
      answered_at = case when ${isAnswer} then coalesce(answered_at, ${now}) else answered_at end
    where user_id = ${workspace} and id = ${id}
  `
}

/** How long first replies took that were given since an instant: half of them at most `medianMs`. System role only. */
export async function findAnswerTime(
  sql: Sql,
  { since }: { since: Date },
): Promise<{ count: number; medianMs: number | null }> {
  const [row] = await sql<{ count: number; medianMs: number | null }[]>`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) * 1000)::float8 as median_ms
    from support_tickets where answered_at >= ${since}
  `
  return row ?? { count: 0, medianMs: null }
}
