import type { RunningCampaign } from '#core/campaigns/results.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'
import { campaignReached } from '../campaigns/figures.ts'

/** Who is looking, in whose workspace. */
interface Looker {
  readonly workspace: WorkspaceId
  readonly memberId: string
}

export interface SuggestionFacts {
  readonly stories: number
  readonly posts: number
  readonly campaigns: number
  readonly strategies: number
  readonly clarify: ClarifyAnswers
  /** The card on screen; null for none. */
  readonly currentId: string | null
  readonly currentPath: string | null
  readonly lastSuggestionAt: Date | null
  readonly lastWelcomeAt: Date | null
  readonly lastSellingAt: Date | null
  readonly dismissedAtStep: number | null
  readonly mutedKinds: readonly string[]
  /** Notifications that this person has not read, a hundred at most. */
  readonly unread: number
}

/** How far the workspace has come and what this person was shown, in one statement; null without a profile. */
export async function findSuggestionFacts(
  sql: Sql,
  { workspace, memberId }: Looker,
): Promise<SuggestionFacts | null> {
  const [row] = await sql<SuggestionFacts[]>`
    select p.stories_count as stories, p.posts_count as posts, p.campaigns_count as campaigns,
      p.strategies_count as strategies, coalesce(c.clarify_data, '{}') as clarify,
      s.current_id, s.current_path, s.last_suggestion_at, s.last_welcome_at, s.last_selling_at, s.dismissed_at_step,
      coalesce(s.muted_kinds, '{}') as muted_kinds,
      (select count(*)::int from (
        select from notifications n
        where n.user_id = p.id and n.member_id = ${memberId} and n.on_page and n.read_at is null limit 100
      ) u) as unread
    from profiles p
    left join user_clarify_data c on c.user_id = p.id
    left join suggestion_states s on s.user_id = p.id and s.member_id = ${memberId}
    where p.id = ${workspace}
  `
  return row ?? null
}

export interface SellingFacts {
  readonly waiting: number
  readonly stalled: number
  /** Active campaigns with a goal and both days, newest first, at most 10. */
  readonly campaigns: readonly RunningCampaign[]
}

/** No card counts further than this. */
const MOST_COUNTED = 100
const MOST_CAMPAIGNS = 10

/**
 * What waits in selling: people without a reply since `waitingSince`, open deals whose day (YYYY-MM-DD) has passed or that
 * have had no next step since `quietSince`, and running campaigns. Counts end at 100.
 */
export async function findSellingFacts(
  sql: Sql,
  input: { workspace: WorkspaceId; today: string; waitingSince: Date; quietSince: Date },
): Promise<SellingFacts> {
  const { workspace, today, waitingSince, quietSince } = input
  const [row] = await sql<SellingFacts[]>`
    select
      (select count(*)::int from (
        select from leads
        where user_id = ${workspace} and merged_into is null and reached_out_at <= ${waitingSince}
          and (answered_at is null or answered_at < reached_out_at)
        limit ${MOST_COUNTED}
      ) w) as waiting,
      (select count(*)::int from (
        select from deals
        where user_id = ${workspace} and stage not in ('won', 'lost')
          and (next_on < ${today} or (next_on is null and stage_since <= ${quietSince}))
        limit ${MOST_COUNTED}
      ) d) as stalled,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'goal', k.goal_number,
          'reached', ${campaignReached(sql)}, 'firstDay', k.starts_on, 'lastDay', k.ends_on)
          order by k.created_at desc, k.id desc)
        from (
          select * from campaigns
          where user_id = ${workspace} and status = 'active' and goal_kind is not null and goal_number is not null
            and starts_on <= ${today} and ends_on >= ${today}
          order by created_at desc limit ${MOST_CAMPAIGNS}
        ) k), '[]') as campaigns
  `
  return row ?? { waiting: 0, stalled: 0, campaigns: [] }
}

/**
 * Notes that a card is shown from now on. False when another page of theirs was first: `seenAt` is when the last card was
 * shown as far as the caller knows.
 */
export async function updateSuggestionShown(
  sql: Sql,
  input: Looker & {
    id: string
    path: string
    isWelcome: boolean
    isSelling: boolean
    seenAt: Date | null
    now: Date
  },
): Promise<boolean> {
  const welcomedAt = input.isWelcome ? input.now : null
  const sellingAt = input.isSelling ? input.now : null
  const rows = await sql`
    insert into suggestion_states as s (
      user_id, member_id, current_id, current_path, last_suggestion_at, last_welcome_at, last_selling_at
    )
    values (
      ${input.workspace}, ${input.memberId}, ${input.id}, ${input.path}, ${input.now}, ${welcomedAt}, ${sellingAt}
    )
    on conflict (user_id, member_id) do update set
      current_id = excluded.current_id, current_path = excluded.current_path,
      last_suggestion_at = excluded.last_suggestion_at,
      last_welcome_at = coalesce(excluded.last_welcome_at, s.last_welcome_at),
      last_selling_at = coalesce(excluded.last_selling_at, s.last_selling_at)
    where s.last_suggestion_at is not distinct from ${input.seenAt}::timestamptz
    returning member_id
  `
  return rows.length > 0
}

/** Takes the card away: acted upon, no longer true, or put off with “Not now” at this progress step. */
export async function updateSuggestionGone(
  sql: Sql,
  { workspace, memberId, dismissedAtStep }: Looker & { dismissedAtStep?: number },
): Promise<void> {
  await sql`
    insert into suggestion_states as s (user_id, member_id, dismissed_at_step)
    values (${workspace}, ${memberId}, ${dismissedAtStep ?? null})
    on conflict (user_id, member_id) do update set
      current_id = null, current_path = null,
      dismissed_at_step = coalesce(excluded.dismissed_at_step, s.dismissed_at_step)
  `
}

/** Replaces the kinds that this person does not want. */
export async function upsertSuggestionMutes(
  sql: Sql,
  { workspace, memberId, kinds }: Looker & { kinds: readonly string[] },
): Promise<void> {
  await sql`
    insert into suggestion_states (user_id, member_id, muted_kinds)
    values (${workspace}, ${memberId}, ${[...kinds]})
    on conflict (user_id, member_id) do update set muted_kinds = excluded.muted_kinds
  `
}
