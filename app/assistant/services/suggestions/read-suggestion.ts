import type { WorkspaceContext } from '#app/platform/context.ts'
import { isSellingKind, suggestionKind, WELCOME_ID } from '#core/assistant/proactive/kinds.ts'
import { suggestionReason } from '#core/assistant/proactive/reason.ts'
import { chooseCard, staysAlong } from '#core/assistant/proactive/shown-card.ts'
import { roleMay } from '#core/team/roles.ts'
import {
  findSuggestionFacts,
  updateSuggestionGone,
  updateSuggestionShown,
} from '#db/queries/assistant/suggestions.ts'
import { countUnread } from '#db/queries/notifications/notifications.ts'
import { sellingLook } from './selling-look.ts'
import { suggestionState } from './suggestion-state.ts'

/** Longest path that is remembered with a card. */
const PATH_LENGTH = 300

export interface SuggestionView {
  /** Null while there is nothing to say. */
  readonly card: {
    readonly id: string
    readonly kind: string
    readonly message: string
    readonly reason: string
    /** The label of the primary button. */
    readonly action: string
    /** The page it belongs to; null when it goes along to the next. */
    readonly path: string | null
  } | null
  /** What the hints of this page depend on. */
  readonly posts: number
  readonly stories: number
  /** Notifications that this person has not read, a hundred at most. */
  readonly unread: number
}

const NOTHING: SuggestionView = { card: null, posts: 0, stories: 0, unread: 0 }

/**
 * The card for this page, after so many seconds on it. One that is new is noted as shown, so that its times hold on
 * every device; of several pages that ask at once one shows it. Nothing is suggested to whom cannot write. `path` may
 * carry its query.
 */
export async function readSuggestion(
  ctx: WorkspaceContext,
  { path: address, seconds }: { path: string; seconds: number },
): Promise<SuggestionView> {
  const { workspace, userId: memberId } = ctx
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'draft'))
    return { ...NOTHING, unread: await ctx.readInWorkspace(sql => countUnread(sql, { workspace, memberId })) }
  const now = ctx.now()
  const path = (address.split('?')[0] ?? '').slice(0, PATH_LENGTH)
  const here = { workspace, memberId }
  const facts = await ctx.readInWorkspace(sql =>
    findSuggestionFacts(sql, { ...here, selling: sellingLook(ctx) }),
  )
  if (!facts) return NOTHING
  const { stories, posts, unread, currentId, currentPath, lastSuggestionAt: seenAt } = facts
  const counts = { posts, stories, unread }
  const shown = currentId !== null && currentPath !== null ? { id: currentId, path: currentPath } : null
  const state = suggestionState(ctx, facts, { path: address, seconds })
  const { card, isNew } = chooseCard(state, shown, path, now)
  if (!card) {
    if (shown) await ctx.inWorkspace(sql => updateSuggestionGone(sql, here))
    return { card: null, ...counts }
  }
  const { id, message, actions } = card
  if (isNew) {
    const about = { isWelcome: id === WELCOME_ID, isSelling: isSellingKind(suggestionKind(card)) }
    const noted = { ...here, ...about, id, path, seenAt, now }
    const mine = await ctx.inWorkspace(sql => updateSuggestionShown(sql, noted))
    if (!mine) return { card: null, ...counts }
  }
  const view = { id, message, kind: suggestionKind(card), reason: suggestionReason(card) }
  return {
    card: { ...view, action: actions[0]?.label ?? '', path: staysAlong(card) ? null : path },
    ...counts,
  }
}
