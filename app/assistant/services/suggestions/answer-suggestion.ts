import type { WorkspaceContext } from '#app/platform/context.ts'
import { SUGGESTION_KINDS } from '#core/assistant/proactive/kinds.ts'
import { findSuggestion } from '#core/assistant/proactive/shown-card.ts'
import {
  findSuggestionFacts,
  updateSuggestionGone,
  upsertSuggestionMutes,
} from '#db/queries/assistant/suggestions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { sellingLook } from './selling-look.ts'
import { suggestionState } from './suggestion-state.ts'

export type SuggestionAnswer = 'act' | 'not_now' | 'mute'

/** Where an action leads that no longer fits. */
const HOME = '/app/dashboard'

/**
 * What somebody said to a card: its first action, “Not now” (nothing more until the progress step changes), or none of
 * that kind any more. The card is gone with each. Answers where the action leads.
 */
export async function answerSuggestion(
  ctx: WorkspaceContext,
  { id, kind, answer }: { id: string; kind: string; answer: SuggestionAnswer },
): Promise<{ to: string }> {
  const { workspace, userId: memberId } = ctx
  const here = { workspace, memberId }
  return ctx.inWorkspace(async sql => {
    const facts = await findSuggestionFacts(sql, { ...here, selling: sellingLook(ctx) })
    if (!facts) return { to: HOME }
    const state = suggestionState(ctx, facts, { path: '', seconds: 0 })
    const dismissal = answer === 'not_now' ? { dismissedAtStep: state.currentStep } : {}
    await updateSuggestionGone(sql, { ...here, ...dismissal })
    const suggestionKind = SUGGESTION_KINDS.find(one => one === kind)
    if (answer === 'mute' && suggestionKind)
      await upsertSuggestionMutes(sql, {
        ...here,
        kinds: [...new Set([...facts.mutedKinds, suggestionKind])],
      })
    const usage = { userId: workspace, moduleName: 'assistant', actionType: `suggestion_${answer}` }
    await insertModuleUsage(sql, { ...usage, additionalData: /^\w{1,60}$/.test(id) ? { id } : {} })
    return { to: findSuggestion({ ...state, readyForNextStep: true }, id)?.actions[0]?.data.path ?? HOME }
  })
}
