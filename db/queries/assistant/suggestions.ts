import type { RunningCampaign } from '#core/campaigns/results.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
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
  /** Null where it was not looked for. */
  readonly selling: SellingFacts | null
}

export interface SellingFacts {
  readonly waiting: number
  readonly stalled: number
  /** Active campaigns with a goal and both days, newest first, at most 10. */
  readonly campaigns: readonly RunningCampaign[]
}

/** How to look for what waits in selling. */
export interface SellingLook {
  /** The workspace's day, YYYY-MM-DD. */
  readonly today: string
  /** People wait who have had no reply since. */
  readonly waitingSince: Date
  /** An open deal stalls that has had no next step since. */
  readonly quietSince: Date
  /** A card about selling may come when the last was shown by then. */
  readonly lastShownBy: Date
  /** The ids of cards about selling. */
  readonly kinds: readonly string[]
}

/**
 * How far the workspace has come, what this person was shown, and what waits in selling, in one statement; null without a
 * profile. Selling is looked up only while a card about it may come or is on screen, since every page asks.
 */
export async function findSuggestionFacts(
  sql: Sql,
  { workspace, memberId, selling }: Looker & { selling: SellingLook | null },
): Promise<SuggestionFacts | null> {
  const [row] = await sql<SuggestionFacts[]>`
    select p.stories_count as stories, p.posts_count as posts, p.campaigns_count as campaigns,
      p.strategies_count as strategies, coalesce(c.clarify_data, '{}') as clarify,
      s.current_id, s.current_path, s.last_suggestion_at, s.last_welcome_at, s.last_selling_at, s.dismissed_at_step,
      coalesce(s.muted_kinds, '{}') as muted_kinds,
      (select count(*)::int from (
        select from notifications n
        where n.user_id = p.id and n.member_id = ${memberId} and n.on_page and n.read_at is null limit 100
      ) u) as unread,
      ${selling ? sellingFacts(sql, workspace, selling) : sql`null`} as selling
    from profiles p
    left join user_clarify_data c on c.user_id = p.id
    left join suggestion_states s on s.user_id = p.id and s.member_id = ${memberId}
    where p.id = ${workspace}
  `
  return row ?? null
}

/** No card counts further than this. */
const MOST_COUNTED = 100
const MOST_CAMPAIGNS = 10

/** People who wait, open deals that stall, each counted up to 100, and running campaigns; of the states `s`, as JSON. */
function sellingFacts(sql: Sql, workspace: WorkspaceId, look: SellingLook): SqlPart {
  const { today, waitingSince, quietSince, lastShownBy, kinds } = look
  return sql`
    case when coalesce(s.last_selling_at <= ${lastShownBy}, true) or s.current_id = any(${[...kinds]}) then
      jsonb_build_object(
        'waiting', (select count(*) from (
          select from leads
          where user_id = ${workspace} and merged_into is null and reached_out_at <= ${waitingSince}
            and (answered_at is null or answered_at < reached_out_at)
          limit ${MOST_COUNTED}
        ) w),
        'stalled', (select count(*) from (
          select from deals
          where user_id = ${workspace} and stage not in ('won', 'lost')
            and (next_on < ${today} or (next_on is null and stage_since <= ${quietSince}))
          limit ${MOST_COUNTED}
        ) d),
        'campaigns', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'goal', k.goal_number,
            'reached', ${campaignReached(sql)}, 'firstDay', k.starts_on, 'lastDay', k.ends_on)
            order by k.created_at desc, k.id desc)
          from (
            select * from campaigns
            where user_id = ${workspace} and status = 'active' and goal_kind is not null and goal_number is not null
              and starts_on <= ${today} and ends_on >= ${today}
            order by created_at desc limit ${MOST_CAMPAIGNS}
          ) k), '[]')
      )
    end`
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
