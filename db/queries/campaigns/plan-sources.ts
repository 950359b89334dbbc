import type { PieceStory } from '#core/campaigns/story-choice.ts'
import type { StoryKind } from '#core/stories/kinds.ts'
import type { StoryForPost } from '#core/stories/parts.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A story with what choosing and telling it need. */
export type StoryOfPlan = PieceStory & StoryForPost & { readonly title: string; readonly kind: StoryKind }

/** Stories that may be told on the last day of the plan, the newest first, at most 60: none that waits for permission. */
export async function listTellableStories(
  sql: Sql,
  input: { workspace: WorkspaceId; offerId: string | null; lastDay: string },
): Promise<StoryOfPlan[]> {
  return sql<StoryOfPlan[]>`
    select s.id, s.title, s.kind, s.body, s.situation, s.struggle, s.turn, s.result, s.lesson, s.proof,
      s.proof <> '' as has_proof,
      exists (
        select from story_links l where l.user_id = s.user_id and l.story_id = s.id and l.kind = 'offer'
      ) or exists (
        select from offer_proofs p
        where p.user_id = s.user_id and p.story_id = s.id and p.offer_id = ${input.offerId}
      ) as is_of_offer,
      (
        select l.pillar_id from story_links l
        where l.user_id = s.user_id and l.story_id = s.id and l.pillar_id is not null
        order by l.created_at, l.name limit 1
      ) as pillar_id
    from stories s
    where s.user_id = ${input.workspace} and s.status <> 'archived'
      and s.permission in ('none', 'granted', 'limited')
      and (s.permission = 'none' or s.permission_expires_on is null or s.permission_expires_on >= ${input.lastDay})
    order by s.created_at desc, s.id
    limit 60
  `
}

/** The platforms of what is planned from a day on, with when it is, at most 2 000. */
export async function listPlanned(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<{ at: Date; platform: string }[]> {
  return sql<{ at: Date; platform: string }[]>`
    select scheduled_for as at, platform from content_planner
    where user_id = ${workspace} and scheduled_for > ${now} and status in ('scheduled', 'held', 'due')
    order by scheduled_for limit 2000
  `
}

/** What an offer brings to a campaign; null when there is none of that id. */
export async function findOfferOfPlan(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{
  name: string
  promise: string
  pricePence: number | null
  priceUnit: string
  slug: string | null
} | null> {
  const [row] = await sql<
    { name: string; promise: string; pricePence: number | null; priceUnit: string; slug: string | null }[]
  >`
    select name, promise, price_pence, price_unit, case when status = 'published' then slug end as slug from offers
    where user_id = ${workspace} and id = ${id} and status <> 'archived'
  `
  return row ?? null
}
