import {
  chanceAfterMove,
  DEAL_STAGE_LABELS,
  type DealStage,
  isOpenStage,
  leadsOn,
  usualChance,
} from '#core/deals/stages.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import {
  bigInteger,
  day,
  instant,
  integer,
  nullable,
  type RowOf,
  rowShape,
  smallint,
  text,
  uuid,
} from '../../row.ts'
import { insertLeadEvent } from '../leads/events.ts'

export const dealShape = rowShape('deals', {
  id: uuid,
  leadId: uuid,
  offerId: nullable(uuid),
  title: text(),
  valuePence: bigInteger,
  stage: text<DealStage>(),
  chance: smallint,
  nextStep: text(),
  nextOn: nullable(day),
  keeperId: nullable(uuid),
  lostReason: text(),
  stageSince: instant,
  closedAt: nullable(instant),
  lastLinkId: nullable(uuid),
  lastContentId: nullable(uuid),
  lastStoryId: nullable(uuid),
  lastCampaignId: nullable(uuid),
  lastNetwork: text(),
  lastAt: nullable(instant),
  reference: text(),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Deal = RowOf<typeof dealShape>

/** What is written into a deal; its stage moves by `moveDealInside`. */
export type DealFields = Pick<
  Deal,
  'title' | 'offerId' | 'valuePence' | 'chance' | 'nextStep' | 'nextOn' | 'keeperId'
>

/** A new deal, which begins at `stage`; an absent chance is the stage's usual one. */
interface NewDeal {
  readonly leadId: string
  readonly stage?: 'new' | 'contacted' | 'conversation' | 'proposal'
  readonly fields: Omit<DealFields, 'chance'> & { readonly chance?: number }
  /** The first that no other deal has is taken; see `referencesFrom`. */
  readonly references: readonly string[]
  readonly now: Date
}

/** Adds a deal. Throws when every reference is taken, or when person or offer are of no such id. */
export async function insertDeal(
  sql: Sql,
  input: NewDeal & { readonly workspace: WorkspaceId },
): Promise<Deal> {
  const { workspace, leadId, fields, references, now, stage = 'new' } = input
  const { title, offerId, valuePence, chance = usualChance(stage), nextStep, nextOn, keeperId } = fields
  const [row] = await sql<Deal[]>`
    insert into deals (
      user_id, lead_id, offer_id, title, value_pence, stage, chance, next_step, next_on, keeper_id, stage_since,
      reference, created_at, updated_at
    )
    select ${workspace}, ${leadId}, ${offerId}, ${title}, ${valuePence}, ${stage}, ${chance}, ${nextStep},
      ${nextOn}, ${keeperId}, ${now}, r.reference, ${now}, ${now}
    from unnest(${[...references]}::text[]) with ordinality as r (reference, place)
    where not exists (select from deals d where d.user_id = ${workspace} and d.reference = r.reference)
    order by r.place limit 1
    returning ${sql(dealShape.names)}
  `
  if (!row) throw new Error('No reference was free for the deal')
  return row
}

/** One deal of the workspace; null when there is none, or when it may not be seen. `lock` locks it until the end. */
export async function findDeal(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<Deal | null> {
  const [row] = await sql<Deal[]>`
    select ${sql(dealShape.names)} from deals
    where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** Changes what is said of a deal; null when there is none, or when it is no longer at the version named. */
export async function updateDeal(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; version: number; fields: DealFields },
): Promise<Deal | null> {
  const { title, offerId, valuePence, chance, nextStep, nextOn, keeperId } = input.fields
  const [row] = await sql<Deal[]>`
    update deals
    set title = ${title}, offer_id = ${offerId}, value_pence = ${valuePence},
      chance = case stage when 'won' then 100 when 'lost' then 0 else ${chance} end,
      next_step = ${nextStep}, next_on = ${nextOn}, keeper_id = ${keeperId}, version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and version = ${input.version}
    returning ${sql(dealShape.names)}
  `
  return row ?? null
}

/** Writes what a deal is worth in whole pence: what the other side agreed to. */
export async function updateDealValue(
  sql: Sql,
  { workspace, id, valuePence }: { workspace: WorkspaceId; id: string; valuePence: number },
): Promise<void> {
  await sql`
    update deals set value_pence = ${valuePence}, version = version + 1 where user_id = ${workspace} and id = ${id}
  `
}

/** What became of a move: the deal as it is now and the stage it came from, which is the same when nothing moved. */
export type DealMove = Result<{ deal: Deal; from: DealStage }, 'not_found' | 'reason_needed'>

/**
 * Moves a deal to a stage, within the transaction it is called in: the row is locked, so that of two moves at once each
 * sees what the other did. Winning notes when and freezes the last touch: what the person followed last up to `now`.
 * Losing needs a reason, which must not be blank. Opening it again clears all of that. A move to where it stands changes
 * nothing, and with `onlyOn` neither does one that would lead back or away from won or lost. Every move leaves a line on
 * the person's timeline.
 */
export async function moveDealInside(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    to: DealStage
    now: Date
    lostReason?: string
    onlyOn?: boolean
  },
): Promise<DealMove> {
  const { workspace, id, to, now, lostReason = '', onlyOn = false } = input
  const deal = await findDeal(sql, { workspace, id, lock: true })
  if (!deal) return err('not_found')
  const from = deal.stage
  if (from === to || (onlyOn && !leadsOn(from, to))) return ok({ deal, from })
  if (to === 'lost' && lostReason.trim() === '') return err('reason_needed')
  const [row] = await sql<Deal[]>`
    with touch as (
      select e.link_id, e.content_id, e.story_id, e.campaign_id, e.network, e.happened_at from lead_events e
      where e.user_id = ${workspace} and e.lead_id = ${deal.leadId} and e.happened_at <= ${now}
        and (e.link_id is not null or e.content_id is not null)
        and ${to === 'won'}
      order by e.happened_at desc, e.id limit 1
    )
    update deals
    set stage = ${to}, stage_since = ${now}, chance = ${chanceAfterMove(from, to, deal.chance)},
      closed_at = ${isOpenStage(to) ? null : now}, lost_reason = ${to === 'lost' ? lostReason.trim() : ''},
      last_link_id = (select link_id from touch), last_content_id = (select content_id from touch),
      last_story_id = (select story_id from touch), last_campaign_id = (select campaign_id from touch),
      last_network = coalesce((select network from touch), ''), last_at = (select happened_at from touch),
      version = version + 1
    where user_id = ${workspace} and id = ${id}
    returning ${sql(dealShape.names)}
  `
  if (!row) return err('not_found')
  await insertLeadEvent(sql, {
    workspace,
    leadId: deal.leadId,
    kind: 'deal',
    happenedAt: now,
    detail: `Deal moved from ${DEAL_STAGE_LABELS[from]} to ${DEAL_STAGE_LABELS[to]}`,
    subjectId: id,
  })
  return ok({ deal: row, from })
}

/** Whether whoever acts may see deals, and with them proposals, payments and pounds. */
export async function findMaySeeDeals(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`select may_see_deals() as may`
  return row?.may ?? false
}
