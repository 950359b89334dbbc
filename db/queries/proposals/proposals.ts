import type { FrozenProposal } from '#core/proposals/frozen.ts'
import type { ProposalLine, ProposalVatMode } from '#core/proposals/lines.ts'
import type { ProposalStatus } from '#core/proposals/state.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import {
  bigInteger,
  boolean,
  day,
  instant,
  integer,
  json,
  namesBut,
  nullable,
  type RowOf,
  rowShape,
  smallint,
  text,
  uuid,
} from '../../row.ts'

export const proposalShape = rowShape('proposals', {
  id: uuid,
  dealId: uuid,
  number: integer,
  title: text(),
  introduction: text(),
  terms: text(),
  vatMode: text<ProposalVatMode>(),
  expiresOn: nullable(day),
  paymentLink: text(),
  status: text<ProposalStatus>(),
  supersedes: nullable(uuid),
  tokenHash: nullable(text()),
  frozen: nullable(json<FrozenProposal>()),
  frozenHash: nullable(text()),
  sentAt: nullable(instant),
  seenAt: nullable(instant),
  decidedAt: nullable(instant),
  decidedName: text(),
  chosen: nullable(json<readonly number[]>()),
  totalPence: nullable(bigInteger),
  declinedReason: text(),
  version: integer,
  createdAt: instant,
})

export type Proposal = RowOf<typeof proposalShape>

const proposalLineShape = rowShape('proposal_lines', {
  position: smallint,
  title: text(),
  detail: text(),
  quantity: integer,
  unitPence: bigInteger,
  vatRate: integer,
  isOptional: boolean,
})

/** What is written into a draft. */
export type ProposalFields = Pick<
  Proposal,
  'title' | 'introduction' | 'terms' | 'vatMode' | 'expiresOn' | 'paymentLink'
>

interface OfProposal {
  readonly workspace: WorkspaceId
  readonly id: string
}

/**
 * Adds a draft with the next number of the workspace, which skips those of proposals that can still be put back. Lock the
 * profile before, so that two at once take two numbers.
 */
export async function insertProposal(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    dealId: string
    fields: ProposalFields
    supersedes: string | null
    now: Date
  },
): Promise<string> {
  const { workspace, dealId, fields, supersedes, now } = input
  const { title, introduction, terms, vatMode, expiresOn, paymentLink } = fields
  const [row] = await sql<{ id: string }[]>`
    insert into proposals (
      user_id, deal_id, number, title, introduction, terms, vat_mode, expires_on, payment_link, supersedes, created_at,
      updated_at
    )
    select ${workspace}, ${dealId}, 1 + greatest(
        coalesce((select max(number) from proposals where user_id = ${workspace}), 0),
        coalesce((
          select max(n::text::integer) from removed_rows r, jsonb_path_query(r.data, '$.rows.proposals[*].number') n
          where r.user_id = ${workspace}
        ), 0)
      ), ${title}, ${introduction}, ${terms}, ${vatMode}, ${expiresOn}, ${paymentLink}, ${supersedes}, ${now}, ${now}
    returning id
  `
  if (!row) throw new Error('The proposal was not returned')
  return row.id
}

/** One proposal; null when there is none, or when it may not be seen. `lock` locks it until the end. */
export async function findProposal(
  sql: Sql,
  { workspace, id, lock = false }: OfProposal & { lock?: boolean },
): Promise<Proposal | null> {
  const [row] = await sql<Proposal[]>`
    select ${sql(proposalShape.names)} from proposals
    where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** Whom a proposal is for, and whose it is. */
export interface ProposalParties {
  readonly leadId: string
  /** The person's name, or their email. */
  readonly person: string
  /** '' where none is known. */
  readonly email: string
  readonly deal: string
  readonly dealPence: number
  /** Of the deal's offer; '' without one. */
  readonly offerLink: string
  /** The brand's name if there is one, else the founder's. */
  readonly brand: string
  readonly ownerEmail: string
  /** Of the workspace: IANA name. */
  readonly timeZone: string
}

/** The two sides of a deal's proposals; null when there is no such deal, or when it may not be seen. */
export async function findParties(
  sql: Sql,
  { workspace, dealId }: { workspace: WorkspaceId; dealId: string },
): Promise<ProposalParties | null> {
  const [row] = await sql<ProposalParties[]>`
    select d.lead_id, coalesce(nullif(l.name, ''), l.email) as person, l.email, d.title as deal,
      d.value_pence as deal_pence, coalesce(o.payment_link, '') as offer_link,
      coalesce(nullif(btrim(c.clarify_data ->> 'brand_name'), ''), nullif(btrim(p.full_name), ''), p.email) as brand,
      p.email as owner_email, p.time_zone
    from deals d
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    join profiles p on p.id = d.user_id
    left join offers o on o.user_id = d.user_id and o.id = d.offer_id
    left join user_clarify_data c on c.user_id = d.user_id
    where d.user_id = ${workspace} and d.id = ${dealId}
  `
  return row ?? null
}

/** The lines of a draft, in order. */
export async function listLines(sql: Sql, { workspace, id }: OfProposal): Promise<ProposalLine[]> {
  return sql<ProposalLine[]>`
    select ${sql(namesBut(proposalLineShape, 'position'))} from proposal_lines
    where user_id = ${workspace} and proposal_id = ${id} order by position
  `
}

/** Puts these lines, in this order, in the place of those a draft has. */
export async function updateLines(
  sql: Sql,
  { workspace, id, lines }: OfProposal & { lines: readonly ProposalLine[] },
): Promise<void> {
  await sql`delete from proposal_lines where user_id = ${workspace} and proposal_id = ${id}`
  for (const [position, line] of lines.entries())
    await sql`
      insert into proposal_lines (
        user_id, proposal_id, position, title, detail, quantity, unit_pence, vat_rate, is_optional
      ) values (
        ${workspace}, ${id}, ${position}, ${line.title}, ${line.detail}, ${line.quantity}, ${line.unitPence},
        ${line.vatRate}, ${line.isOptional}
      )
    `
}

/** Changes a draft; false when it is none, or no longer at the version named. */
export async function updateDraft(
  sql: Sql,
  input: OfProposal & { version: number; fields: ProposalFields },
): Promise<boolean> {
  const { title, introduction, terms, vatMode, expiresOn, paymentLink } = input.fields
  const rows = await sql`
    update proposals set title = ${title}, introduction = ${introduction}, terms = ${terms}, vat_mode = ${vatMode},
      expires_on = ${expiresOn}, payment_link = ${paymentLink}, version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and status = 'draft' and version = ${input.version}
  `
  return rows.count === 1
}

/** Freezes a draft as it is sent; whatever it replaces can no longer be decided about. */
export async function updateSent(
  sql: Sql,
  input: OfProposal & { tokenHash: string; frozen: FrozenProposal; frozenHash: string; now: Date },
): Promise<void> {
  const { workspace, id, tokenHash, frozen, frozenHash, now } = input
  await sql`
    update proposals set status = 'sent', token_hash = ${tokenHash}, frozen = ${jsonb(sql, frozen)},
      frozen_hash = ${frozenHash}, sent_at = ${now}, version = version + 1
    where user_id = ${workspace} and id = ${id} and status = 'draft'
  `
  await sql`
    update proposals set status = 'superseded', version = version + 1
    where user_id = ${workspace} and status = 'sent'
      and id = (select supersedes from proposals where user_id = ${workspace} and id = ${id})
  `
}

/** The version that was sent in the place of another, the newest of them; null when there is none. */
export async function findSuccessor(
  sql: Sql,
  { workspace, id }: OfProposal,
): Promise<{ id: string; tokenHash: string } | null> {
  const [row] = await sql<{ id: string; tokenHash: string }[]>`
    with recursive later as (
      select id, token_hash, number, 1 as step from proposals
      where user_id = ${workspace} and supersedes = ${id} and token_hash is not null
      union all
      select p.id, p.token_hash, p.number, l.step + 1 from proposals p join later l on p.supersedes = l.id
      where p.user_id = ${workspace} and p.token_hash is not null and l.step < 100
    )
    select id, token_hash from later order by step desc, number desc limit 1
  `
  return row ?? null
}

/** Whose a link is, by its hash. For the system role: nobody is signed in. Null when it was never one. */
export async function findByToken(
  sql: Sql,
  { tokenHash }: { tokenHash: string },
): Promise<{ workspace: string; id: string } | null> {
  const [row] = await sql<{ workspace: string; id: string }[]>`
    select user_id as workspace, id from proposals where token_hash = ${tokenHash}
  `
  return row ?? null
}

/** Notes when a proposal was first opened; later times change nothing. */
export async function updateSeen(
  sql: Sql,
  { workspace, id, now }: OfProposal & { now: Date },
): Promise<void> {
  await sql`
    update proposals set seen_at = ${now} where user_id = ${workspace} and id = ${id} and seen_at is null
  `
}

/** Writes that a proposal was accepted: by whom, with which options, for what. */
export async function updateAccepted(
  sql: Sql,
  input: OfProposal & { name: string; chosen: readonly number[]; totalPence: number; now: Date },
): Promise<void> {
  const { workspace, id, name, chosen, totalPence, now } = input
  await sql`
    update proposals set status = 'accepted', decided_at = ${now}, decided_name = ${name},
      chosen = ${jsonb(sql, chosen)}, total_pence = ${totalPence}, version = version + 1
    where user_id = ${workspace} and id = ${id} and status = 'sent'
  `
}

/** Writes that a proposal was declined. */
export async function updateDeclined(
  sql: Sql,
  input: OfProposal & { name: string; reason: string; now: Date },
): Promise<void> {
  const { workspace, id, name, reason, now } = input
  await sql`
    update proposals set status = 'declined', decided_at = ${now}, decided_name = ${name}, declined_reason = ${reason},
      version = version + 1
    where user_id = ${workspace} and id = ${id} and status = 'sent'
  `
}

/** The terms of the last proposal that was written, for the next one; '' before there is one. */
export async function findLastTerms(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<string> {
  const [row] = await sql<{ terms: string }[]>`
    select terms from proposals where user_id = ${workspace} order by number desc limit 1
  `
  return row?.terms ?? ''
}

/** The draft that would replace a proposal; null when none was begun. */
export async function findDraftAfter(sql: Sql, { workspace, id }: OfProposal): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from proposals
    where user_id = ${workspace} and supersedes = ${id} and status = 'draft' order by number desc limit 1
  `
  return row?.id ?? null
}
