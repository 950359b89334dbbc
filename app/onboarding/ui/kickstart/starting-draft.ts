import type { KickstartDraft, KickstartSuggestions } from '#core/onboarding/kickstart/draft.ts'

/** What stands in the fields at first: answers, and where there are none yet, what the quiz suggests. */
export function startingDraft(draft: KickstartDraft, suggestions: KickstartSuggestions): KickstartDraft {
  return {
    ...draft,
    dreamClient: draft.dreamClient ?? suggestions.dreamClient,
    primaryMarketingGoal: draft.primaryMarketingGoal ?? suggestions.primaryMarketingGoal,
  }
}
