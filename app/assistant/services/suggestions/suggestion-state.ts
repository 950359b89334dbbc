import type { WorkspaceContext } from '#app/platform/context.ts'
import { behaviourHints } from '#core/assistant/proactive/behaviour.ts'
import { isReadyForNextStep } from '#core/assistant/proactive/readiness.ts'
import { campaignBelowPlan, readSellingState, type SellingState } from '#core/assistant/proactive/selling.ts'
import { passesGate } from '#core/billing/gates.ts'
import { foundationFilled } from '#core/brand/foundation.ts'
import { computeProgress } from '#core/dashboard/progress.ts'
import { progressStage } from '#core/dashboard/progress-stage.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { SellingFacts, SuggestionFacts } from '#db/queries/assistant/suggestions.ts'

/** What suggestions depend on, after so many seconds on a page. */
export function suggestionState(
  ctx: Pick<WorkspaceContext, 'tier' | 'now' | 'timeZone'>,
  facts: SuggestionFacts,
  { path, seconds }: { path: string; seconds: number },
) {
  const { stories, posts, campaigns, strategies } = facts
  const filled = foundationFilled(facts.clarify)
  const counts = { stories, posts, campaigns, postsThisWeek: 0, storiesThisWeek: 0, lastActivity: null }
  const progress = computeProgress({ ...counts, foundationFilled: filled })
  const currentStage = progressStage(progress)
  const isReady = isReadyForNextStep({ foundationFilled: filled, stories, strategies, posts })
  return {
    currentStage,
    timeOnCurrentPage: seconds,
    strugglingIndicators: behaviourHints({ page: path, timeOnCurrentPage: seconds, posts, stories }),
    // What leads to campaigns is not said to whom the plan has none.
    readyForNextStep: isReady && (currentStage !== 'creating' || passesGate(ctx.tier, 'hasCampaigns')),
    clarifyCompleted: progress.clarifyCompleted,
    storybankCompleted: progress.storybankCompleted,
    createCompleted: progress.createCompleted,
    currentStep: progress.currentStep,
    lastSuggestionAt: facts.lastSuggestionAt,
    lastWelcomeAt: facts.lastWelcomeAt,
    lastSellingAt: facts.lastSellingAt,
    dismissedAtStep: facts.dismissedAtStep,
    selling: sellingState(ctx, facts.selling),
    muted: facts.mutedKinds,
  }
}

function sellingState(
  { now, timeZone }: Pick<WorkspaceContext, 'now' | 'timeZone'>,
  facts: SellingFacts | null,
): SellingState {
  if (!facts) return readSellingState(null)
  const { waiting, stalled, campaigns } = facts
  const { day: today } = wallTimeOf(now(), timeZone)
  return { waiting, stalled, campaign: campaignBelowPlan(campaigns, today) }
}
