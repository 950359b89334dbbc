import type { ConsentBasis, ConsentChannel, ConsentState } from '#core/leads/sources.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const consentShape = rowShape('lead_consents', {
  id: uuid,
  channel: text<ConsentChannel>(),
  state: text<ConsentState>(),
  basis: text<ConsentBasis>(),
  wording: text(),
  brand: text(),
  how: text(),
  happenedAt: instant,
})

/** What somebody agreed to, in which words, for which brand, when and how. */
export type Consent = RowOf<typeof consentShape>

/** Adds to what somebody agreed to; nothing that was said before is changed. */
export async function insertConsent(
  sql: Sql,
  input: { workspace: WorkspaceId; leadId: string; consent: Omit<Consent, 'id'> },
): Promise<void> {
  const { channel, state, basis, wording, brand, how, happenedAt } = input.consent
  await sql`
    insert into lead_consents (user_id, lead_id, channel, state, basis, wording, brand, how, happened_at)
    values (${input.workspace}, ${input.leadId}, ${channel}, ${state}, ${basis}, ${wording}, ${brand}, ${how}, ${happenedAt})
  `
}

/** Was the very same noted already, written within the last minute? Then it is the second press of one. */
export async function existsConsent(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    leadId: string
    consent: Pick<Consent, 'channel' | 'state' | 'basis' | 'wording' | 'happenedAt'>
  },
): Promise<boolean> {
  const { channel, state, basis, wording, happenedAt } = input.consent
  const [row] = await sql`
    select 1 from lead_consents
    where user_id = ${input.workspace} and lead_id = ${input.leadId} and channel = ${channel} and state = ${state}
      and basis = ${basis} and wording = ${wording}
      and happened_at between ${happenedAt}::timestamptz - interval '1 minute' and ${happenedAt}::timestamptz + interval '1 minute'
      and created_at > now() - interval '1 minute'
    limit 1
  `
  return row !== undefined
}

/** Everything somebody ever agreed to or took back, the newest first. */
export async function listConsents(
  sql: Sql,
  { workspace, leadId }: { workspace: WorkspaceId; leadId: string },
): Promise<Consent[]> {
  return sql<Consent[]>`
    select ${sql(consentShape.names)} from lead_consents
    where user_id = ${workspace} and lead_id = ${leadId}
    order by happened_at desc, created_at desc
    limit 200
  `
}
