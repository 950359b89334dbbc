import type { DealStage } from '#core/deals/stages.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Deal } from './deals.ts'

/** Which deals are looked at. */
export interface DealFilter {
  readonly workspace: WorkspaceId
  /** Who looks after it; the owner looks after what is given to no one. */
  readonly keeperId: string | null
  readonly offerId: string | null
  /** Only open deals whose next step's day lies before it, YYYY-MM-DD. */
  readonly overdueOn: string | null
}

/** A deal as the board and the table show it. */
export type DealCard = Pick<
  Deal,
  | 'id'
  | 'leadId'
  | 'title'
  | 'valuePence'
  | 'stage'
  | 'chance'
  | 'nextStep'
  | 'nextOn'
  | 'keeperId'
  | 'stageSince'
  | 'reference'
> & {
  /** The person's name, or their email. */
  readonly person: string
  /** '' without an offer. */
  readonly offer: string
  readonly paidPence: number
}

export interface StageSum {
  readonly stage: DealStage
  readonly deals: number
  readonly pence: number
  /** Each value times its chance. */
  readonly weightedPence: number
}

function matching(sql: Sql, { workspace, keeperId, offerId, overdueOn }: DealFilter): SqlPart {
  return sql`
    d.user_id = ${workspace}
    ${keeperId === null ? sql`` : sql`and coalesce(d.keeper_id, d.user_id) = ${keeperId}`}
    ${offerId === null ? sql`` : sql`and d.offer_id = ${offerId}`}
    ${overdueOn === null ? sql`` : sql`and d.stage not in ('won', 'lost') and d.next_on < ${overdueOn}`}
  `
}

/** What is read of each shown deal; `d` is the deal, and the rest is looked up for it alone. */
function cardOf(sql: Sql): SqlPart {
  return sql`
    d.id, d.lead_id, d.title, d.value_pence, d.stage, d.chance, d.next_step, d.next_on, d.keeper_id, d.stage_since,
    d.reference, coalesce(nullif(l.name, ''), l.email) as person, coalesce(o.name, '') as offer,
    coalesce((
      select sum(p.amount_pence) from deal_payments p where p.user_id = d.user_id and p.deal_id = d.id
    ), 0) as paid_pence
  `
}

function lookedUp(sql: Sql): SqlPart {
  return sql`
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    left join offers o on o.user_id = d.user_id and o.id = d.offer_id
  `
}

/** How many deals stand in each stage, with their sums; a stage without any is left out. */
export async function listStageSums(sql: Sql, filter: DealFilter): Promise<StageSum[]> {
  return sql<StageSum[]>`
    select d.stage, count(*) as deals, sum(d.value_pence) as pence,
      sum(round(d.value_pence * d.chance / 100.0)) as weighted_pence
    from deals d where ${matching(sql, filter)} group by d.stage
  `
}

/** The deals of each stage that moved there last, at most `most` of each. */
export async function listBoardCards(
  sql: Sql,
  { most, ...filter }: DealFilter & { most: number },
): Promise<DealCard[]> {
  return sql<DealCard[]>`
    select ${cardOf(sql)}
    from unnest(array['new', 'contacted', 'conversation', 'proposal', 'won', 'lost']) with ordinality as s (stage, place)
    cross join lateral (
      select * from deals d where ${matching(sql, filter)} and d.stage = s.stage
      order by d.stage_since desc, d.id limit ${most}
    ) d
    ${lookedUp(sql)}
    order by s.place, d.stage_since desc, d.id
  `
}

/** One page of deals, those first whose stage changed last. */
export async function listDeals(
  sql: Sql,
  { stage, page, ...filter }: DealFilter & { stage: DealStage | null; page: PageRequest },
): Promise<Page<DealCard>> {
  const { limit, offset } = readPage(page)
  const wanted = sql`${matching(sql, filter)} ${stage === null ? sql`` : sql`and d.stage = ${stage}`}`
  const rows = await sql<(DealCard & { total: number })[]>`
    select ${cardOf(sql)}, (select count(*) from deals d where ${wanted}) as total
    from (select * from deals d where ${wanted} order by d.stage_since desc, d.id limit ${limit} offset ${offset}) d
    ${lookedUp(sql)}
    order by d.stage_since desc, d.id
  `
  return pageOf(rows, page)
}

/** A deal as an export holds it. */
export type ExportedDeal = DealCard &
  Pick<Deal, 'lostReason' | 'closedAt' | 'createdAt'> & { readonly email: string }

/** Up to `size` deals in the order of their making, after the one named; the filter's stage is null for all. */
export async function listDealsForExport(
  sql: Sql,
  {
    stage,
    after,
    size,
    ...filter
  }: DealFilter & { stage: DealStage | null; after: string | null; size: number },
): Promise<ExportedDeal[]> {
  return sql<ExportedDeal[]>`
    select ${cardOf(sql)}, d.lost_reason, d.closed_at, d.created_at, l.email
    from (
      select * from deals d
      where ${matching(sql, filter)} ${stage === null ? sql`` : sql`and d.stage = ${stage}`}
        ${after === null ? sql`` : sql`and d.id > ${after}`}
      order by d.id limit ${size}
    ) d
    ${lookedUp(sql)}
    order by d.id
  `
}
