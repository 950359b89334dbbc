import type { ReviewFacts, ReviewPounds } from '#core/monthly-review/facts.ts'
import type { ProposedPart } from '#core/monthly-review/propose.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import {
  boolean,
  day,
  instant,
  json,
  namesBut,
  nullable,
  type RowOf,
  rowShape,
  smallint,
  text,
  uuid,
} from '../../row.ts'
import { monthsOfZones } from '../platform/months-of-zones.ts'

export const monthlyReviewShape = rowShape('monthly_reviews', {
  id: uuid,
  month: day,
  untilDay: day,
  isWhole: boolean,
  facts: json<ReviewFacts>(),
  pounds: json<ReviewPounds>(),
  madeAt: instant,
})

/** A review as it is read: without pounds for whoever may not see deals. */
export type MonthlyReview = Omit<RowOf<typeof monthlyReviewShape>, 'pounds'> & {
  readonly pounds: ReviewPounds | null
}

export type PartState = 'open' | 'accepted' | 'declined'

export const monthlyReviewPartShape = rowShape('monthly_review_parts', {
  id: uuid,
  day: day,
  minute: smallint,
  platform: text(),
  pillarId: nullable(uuid),
  pillar: text(),
  storyId: nullable(uuid),
  title: text(),
  state: text<PartState>(),
  contentId: nullable(uuid),
})

export type ReviewPart = RowOf<typeof monthlyReviewPartShape>

interface OfMonth {
  readonly workspace: WorkspaceId
  /** Its first day. */
  readonly month: string
}

/** A month's review; null when none was made. */
export async function findReview(sql: Sql, { workspace, month }: OfMonth): Promise<MonthlyReview | null> {
  const [row] = await sql<MonthlyReview[]>`
    select ${sql(namesBut(monthlyReviewShape, 'pounds'))}, case when (select may_see_deals()) then pounds end as pounds
    from monthly_reviews where user_id = ${workspace} and month = ${month}
  `
  return row ?? null
}

/** A month's review in a list: how many of its parts wait. */
export interface ListedReview {
  readonly month: string
  readonly untilDay: string
  readonly isWhole: boolean
  readonly open: number
  readonly accepted: number
}

/** The reviews of a workspace, the newest first; five years at most. */
export async function listReviews(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ListedReview[]> {
  return sql<ListedReview[]>`
    select r.month, r.until_day, r.is_whole,
      (select count(*) from monthly_review_parts p
        where p.user_id = r.user_id and p.review_id = r.id and p.state = 'open') as open,
      (select count(*) from monthly_review_parts p
        where p.user_id = r.user_id and p.review_id = r.id and p.state = 'accepted') as accepted
    from monthly_reviews r where r.user_id = ${workspace} order by r.month desc limit 60
  `
}

/** What is proposed by a review, in order. */
export async function listParts(
  sql: Sql,
  { workspace, reviewId }: { workspace: WorkspaceId; reviewId: string },
): Promise<ReviewPart[]> {
  return sql<ReviewPart[]>`
    select ${sql(monthlyReviewPartShape.names)} from monthly_review_parts
    where user_id = ${workspace} and review_id = ${reviewId} order by day, minute, platform, id limit 100
  `
}

/**
 * Stores a month's review, in the place of one that was made before the month was over; parts that were decided about
 * stay, the others make room for the new ones. Null, with nothing changed, where the whole month has its review already.
 */
export async function upsertReview(
  sql: Sql,
  input: OfMonth & {
    untilDay: string
    isWhole: boolean
    facts: ReviewFacts
    pounds: ReviewPounds
    parts: readonly ProposedPart[]
    now: Date
  },
): Promise<string | null> {
  const { workspace, month, untilDay, isWhole, facts, pounds, parts, now } = input
  const [row] = await sql<{ id: string }[]>`
    insert into monthly_reviews as r (user_id, month, until_day, is_whole, facts, pounds, made_at)
    values (${workspace}, ${month}, ${untilDay}, ${isWhole}, ${jsonb(sql, facts)}, ${jsonb(sql, pounds)}, ${now})
    on conflict (user_id, month) do update set
      until_day = excluded.until_day, is_whole = excluded.is_whole, facts = excluded.facts, pounds = excluded.pounds,
      made_at = excluded.made_at
    where not r.is_whole
    returning id
  `
  if (!row) return null
  await sql`
    delete from monthly_review_parts where user_id = ${workspace} and review_id = ${row.id} and state = 'open'
  `
  for (const part of parts)
    await sql`
      insert into monthly_review_parts (
        user_id, review_id, day, minute, platform, pillar_id, pillar, story_id, title
      ) values (
        ${workspace}, ${row.id}, ${part.day}, ${part.minute}, ${part.platform}, ${part.pillarId},
        ${part.pillar.slice(0, 200)}, ${part.storyId}, ${part.title.slice(0, 300)}
      )
    `
  return row.id
}

/** A part, locked until the end of the transaction; null when there is none. */
export async function lockPart(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ReviewPart | null> {
  const [row] = await sql<ReviewPart[]>`
    select ${sql(monthlyReviewPartShape.names)} from monthly_review_parts
    where user_id = ${workspace} and id = ${id} for update
  `
  return row ?? null
}

/** Writes down what was decided about a part. */
export async function updatePart(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; state: PartState; contentId: string | null; now: Date },
): Promise<void> {
  const { workspace, id, state, contentId, now } = input
  await sql`
    update monthly_review_parts set state = ${state}, content_id = ${contentId}, decided_at = ${now}
    where user_id = ${workspace} and id = ${id}
  `
}

/** A workspace whose last month may be looked back at. */
export interface ReviewCandidate {
  readonly workspace: string
  readonly timeZone: string
}

/**
 * Workspaces on the highest tier, in order, behind `after`, that were there before their present month began and whose
 * month before it has no whole review yet. System role only.
 */
export async function listReviewCandidates(
  sql: Sql,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<ReviewCandidate[]> {
  const { rows: months } = await monthsOfZones(sql, {
    workspaces: sql`select user_id from subscriptions where tier = 'collective'`,
    now,
  })
  return sql<ReviewCandidate[]>`
    select p.id as workspace, p.time_zone
    from subscriptions s join profiles p on p.id = s.user_id
    join ${months} as m (zone, began, month_before) on m.zone = p.time_zone
    where s.tier = 'collective' and p.created_at < m.began
      ${after ? sql`and p.id > ${after}` : sql``}
      and not exists (
        select from monthly_reviews r where r.user_id = p.id and r.month = m.month_before and r.is_whole
      )
    order by p.id limit ${limit}
  `
}
