import type { OpenDeal, OpenProposal, OpenQuestion, WaitingPerson } from '#core/sales/today.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** Rows of each kind that one look brings: more is no list for a day. */
export const MOST_OF_A_KIND = 50

export interface SalesSums {
  readonly openDeals: number
  readonly openPence: number
  /** Each open deal's value times its chance. */
  readonly weightedPence: number
  readonly wonDeals: number
  readonly wonPence: number
  readonly waiting: number
}

/** People who wait for a reply, the longest wait first, with what they last did. */
export async function listWaitingPeople(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<WaitingPerson[]> {
  return sql<WaitingPerson[]>`
    select l.id, case when l.name = '' then l.email else l.name end as name, l.reached_out_at as since,
      coalesce((
        select split_part(e.detail, E'\\n', 1) from lead_events e
        where e.user_id = l.user_id and e.lead_id = l.id and e.kind in (
          'form', 'quiz', 'compass', 'confirmed', 'answered_post', 'message_received'
        )
        order by e.happened_at desc limit 1
      ), '') as detail
    from leads l
    where l.user_id = ${workspace} and l.merged_into is null and l.reached_out_at is not null
      and (l.answered_at is null or l.answered_at < l.reached_out_at)
    order by l.reached_out_at
    limit ${MOST_OF_A_KIND}
  `
}

/** Questions about proposals that wait for an answer. */
export async function listOpenQuestions(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OpenQuestion[]> {
  return sql<OpenQuestion[]>`
    select q.proposal_id, p.title, coalesce(nullif(q.asked_by, ''), nullif(l.name, ''), l.email) as name, q.asked_at
    from proposals p
    join proposal_questions q on q.user_id = p.user_id and q.proposal_id = p.id and q.answered_at is null
    join deals d on d.user_id = p.user_id and d.id = p.deal_id
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    where p.user_id = ${workspace} and p.status = 'sent'
    order by q.asked_at
    limit ${MOST_OF_A_KIND}
  `
}

/** Deals whose next step's day has come, and those without one since before `quietSince`; the earliest first. */
export async function listDealsToMove(
  sql: Sql,
  { workspace, today, quietSince }: { workspace: WorkspaceId; today: string; quietSince: Date },
): Promise<OpenDeal[]> {
  return sql<OpenDeal[]>`
    select d.id, d.title, case when l.name = '' then l.email else l.name end as name, d.value_pence, d.next_step,
      d.next_on, d.stage_since
    from (
      (
        select * from deals
        where user_id = ${workspace} and stage not in ('won', 'lost') and next_on <= ${today}
        order by next_on limit ${MOST_OF_A_KIND}
      ) union all (
        select * from deals
        where user_id = ${workspace} and stage not in ('won', 'lost') and next_on is null and stage_since <= ${quietSince}
        order by stage_since limit ${MOST_OF_A_KIND}
      )
    ) d
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
  `
}

/** Proposals without a decision that end on or before `until` and not before `today`. */
export async function listEndingProposals(
  sql: Sql,
  { workspace, today, until }: { workspace: WorkspaceId; today: string; until: string },
): Promise<OpenProposal[]> {
  return sql<OpenProposal[]>`
    select p.id, p.title, case when l.name = '' then l.email else l.name end as name, p.sent_at, p.expires_on,
      d.value_pence as total_pence
    from proposals p
    join deals d on d.user_id = p.user_id and d.id = p.deal_id
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    where p.user_id = ${workspace} and p.status = 'sent' and p.expires_on between ${today} and ${until}
    order by p.expires_on
    limit ${MOST_OF_A_KIND}
  `
}

/** Open and won pounds, and how many people wait. `from` is when won deals begin to count. */
export async function findSalesSums(
  sql: Sql,
  { workspace, from }: { workspace: WorkspaceId; from: Date },
): Promise<SalesSums> {
  const [row] = await sql<SalesSums[]>`${salesSums(sql, { workspace, from })}`
  if (!row) throw new Error('The sums were not returned')
  return row
}

/** The one row of `findSalesSums`; a part of a larger query. */
export function salesSums(sql: Sql, { workspace, from }: { workspace: WorkspaceId; from: Date }): SqlPart {
  return sql`
    select
      coalesce(sum(deals) filter (where stage <> 'won'), 0)::int8 as open_deals,
      coalesce(sum(pence) filter (where stage <> 'won'), 0)::int8 as open_pence,
      coalesce(round(sum(weighted) filter (where stage <> 'won') / 100), 0)::int8 as weighted_pence,
      coalesce(sum(deals) filter (where stage = 'won'), 0)::int8 as won_deals,
      coalesce(sum(pence) filter (where stage = 'won'), 0)::int8 as won_pence,
      (
        select count(*) from leads l
        where l.user_id = ${workspace} and l.merged_into is null and l.reached_out_at is not null
          and (l.answered_at is null or l.answered_at < l.reached_out_at)
      ) as waiting
    from (
      select stage, count(*) as deals, sum(value_pence) as pence, sum(value_pence * chance) as weighted
      from deals where user_id = ${workspace} and stage in ('new', 'contacted', 'conversation', 'proposal') group by stage
      union all
      select stage, count(*), sum(value_pence), 0
      from deals where user_id = ${workspace} and stage = 'won' and closed_at >= ${from} group by stage
    ) stages
  `
}

/** Notes that somebody was answered; false when there is no such person. */
export async function updateReplied(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update leads set answered_at = greatest(answered_at, ${now}::timestamptz, reached_out_at)
    where user_id = ${workspace} and id = ${id} and merged_into is null
    returning id
  `
  return rows.length > 0
}

/** Whether the workspace has anything at all in its Sales Hub. */
export async function findAnySales(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<boolean> {
  const [row] = await sql<{ any: boolean }[]>`
    select exists (select from leads where user_id = ${workspace})
      or exists (select from offers where user_id = ${workspace})
      or exists (select from lead_forms where user_id = ${workspace}) as any
  `
  return row?.any ?? false
}
