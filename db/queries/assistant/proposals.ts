import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const assistantProposalShape = rowShape('assistant_proposals', {
  id: uuid,
  type: text(),
  arguments: json<Record<string, unknown>>(),
  expiresAt: instant,
  usedAt: nullable(instant),
  wentTo: nullable(text()),
})

export type AssistantProposal = RowOf<typeof assistantProposalShape>

/** Keeps what was offered to a person; answers the id that the button carries. */
export async function insertProposal(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    memberId: string
    type: string
    arguments: object
    hash: Uint8Array
    now: Date
    expiresAt: Date
  },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into assistant_proposals (user_id, member_id, type, arguments, arguments_hash, created_at, expires_at)
    values (
      ${input.workspace}, ${input.memberId}, ${input.type}, ${jsonb(sql, input.arguments)}, ${input.hash},
      ${input.now}, ${input.expiresAt}
    )
    returning id
  `
  if (!row) throw new Error('The proposal was not kept')
  return row.id
}

/** The proposal of that id and hash, offered to this person in this workspace; null otherwise. */
export async function findProposal(
  sql: Sql,
  input: { workspace: WorkspaceId; memberId: string; id: string; hash: Uint8Array },
): Promise<AssistantProposal | null> {
  const [row] = await sql<AssistantProposal[]>`
    select ${sql(assistantProposalShape.names)} from assistant_proposals
    where id = ${input.id} and user_id = ${input.workspace} and member_id = ${input.memberId}
      and arguments_hash = ${input.hash} and made_with is null
  `
  return row ?? null
}

/**
 * Marks a proposal as done and where it led, and says whether this was the first press: a later one changes nothing. What
 * was carried out counts, also when somebody declined it meanwhile.
 */
export async function updateProposalUsed(
  sql: Sql,
  { workspace, id, wentTo, now }: { workspace: WorkspaceId; id: string; wentTo: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update assistant_proposals set used_at = ${now}, went_to = ${wentTo}, declined_at = null
    where id = ${id} and user_id = ${workspace} and used_at is null
  `
  return rows.count > 0
}
