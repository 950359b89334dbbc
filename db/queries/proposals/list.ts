import type { FrozenProposal } from '#core/proposals/frozen.ts'
import type { ProposalLine } from '#core/proposals/lines.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Proposal } from './proposals.ts'

/** A proposal as lists and exports show it. */
export type ListedProposal = Pick<
  Proposal,
  | 'id'
  | 'dealId'
  | 'number'
  | 'title'
  | 'status'
  | 'expiresOn'
  | 'sentAt'
  | 'seenAt'
  | 'decidedAt'
  | 'decidedName'
  | 'declinedReason'
  | 'chosen'
  | 'totalPence'
  | 'vatMode'
  | 'createdAt'
> & {
  readonly frozen: FrozenProposal | null
  /** The lines of a draft. */
  readonly lines: readonly ProposalLine[]
  /** The person's name, or their email. */
  readonly person: string
  readonly email: string
  readonly openQuestions: number
}

interface ProposalFilter {
  readonly workspace: WorkspaceId
  /** Of one deal; null for all. */
  readonly dealId: string | null
}

/** One page of proposals, the newest first. */
export async function listProposals(
  sql: Sql,
  { workspace, dealId, page }: ProposalFilter & { page: PageRequest },
): Promise<Page<ListedProposal>> {
  const { limit, offset } = readPage(page)
  const wanted = sql`p.user_id = ${workspace} ${dealId === null ? sql`` : sql`and p.deal_id = ${dealId}`}`
  const rows = await sql<(ListedProposal & { total: number })[]>`
    select p.id, p.deal_id, p.number, p.title, p.status, p.expires_on, p.sent_at, p.seen_at, p.decided_at,
      p.decided_name, p.declined_reason, p.chosen, p.total_pence, p.vat_mode, p.created_at, p.frozen,
      coalesce(nullif(l.name, ''), l.email) as person, l.email,
      (
        select count(*) from proposal_questions q
        where q.user_id = p.user_id and q.proposal_id = p.id and q.answered_at is null
      ) as open_questions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'title', n.title, 'detail', n.detail, 'quantity', n.quantity, 'unitPence', n.unit_pence,
          'vatRate', n.vat_rate, 'isOptional', n.is_optional
        ) order by n.position)
        from proposal_lines n where n.user_id = p.user_id and n.proposal_id = p.id and p.frozen is null
      ), '[]') as lines,
      (select count(*) from proposals p where ${wanted}) as total
    from (select * from proposals p where ${wanted} order by p.number desc limit ${limit} offset ${offset}) p
    join deals d on d.user_id = p.user_id and d.id = p.deal_id
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    order by p.number desc
  `
  return pageOf(rows, page)
}
