import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'

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
      s.current_id, s.current_path, s.last_suggestion_at, s.last_welcome_at, s.dismissed_at_step,
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

/**
 * Notes that a card is shown from now on. False when another page of theirs was first: `seenAt` is when the last card was
 * shown as far as the caller knows.
 */
export async function updateSuggestionShown(
  sql: Sql,
  input: Looker & { id: string; path: string; isWelcome: boolean; seenAt: Date | null; now: Date },
): Promise<boolean> {
  const welcomedAt = input.isWelcome ? input.now : null
  const rows = await sql`
    insert into suggestion_states as s (user_id, member_id, current_id, current_path, last_suggestion_at, last_welcome_at)
    values (${input.workspace}, ${input.memberId}, ${input.id}, ${input.path}, ${input.now}, ${welcomedAt})
    on conflict (user_id, member_id) do update set
      current_id = excluded.current_id, current_path = excluded.current_path,
      last_suggestion_at = excluded.last_suggestion_at,
      last_welcome_at = coalesce(excluded.last_welcome_at, s.last_welcome_at)
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
