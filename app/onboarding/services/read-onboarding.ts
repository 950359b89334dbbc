import type { WorkspaceContext } from '#app/platform/context.ts'
import { isTier, type Tier } from '#core/billing/tiers.ts'
import {
  draftFromFoundation,
  firstOpenStep,
  type KickstartDraft,
  type KickstartSuggestions,
  kickstartSuggestions,
  readKickstartDraft,
} from '#core/onboarding/kickstart/draft.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { findLatestQuizResponse } from '#db/queries/site/quiz.ts'

/** Where somebody stands on the way, as the account remembers it. */
export interface OnboardingView {
  /** The snapshot is in the foundation. */
  readonly isSaved: boolean
  /** The kickstart was handed in, saved or not. */
  readonly isHandedIn: boolean
  readonly isCompleted: boolean
  readonly isSetUp: boolean
  readonly welcomeSeen: readonly Tier[]
  readonly completedTier: Tier | null
  /** What the five steps hold so far; after saving, what the foundation says now. */
  readonly draft: KickstartDraft
  /** The first step (0 to 4) that is still open, or null. */
  readonly openStep: number | null
  /** Only until the answers are saved: then they speak for themselves. */
  readonly suggestions: KickstartSuggestions
}

/** Reads the onboarding record, the foundation and the newest quiz of the account together. */
export async function readOnboarding(ctx: WorkspaceContext): Promise<OnboardingView> {
  const { workspace } = ctx
  const [record, foundation, quiz] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findOnboardingStatus(sql, { workspace }),
      findClarifyData(sql, { workspace }),
      findLatestQuizResponse(sql, { workspace }),
    ]),
  )
  const isSaved = record?.kickstartCompleted ?? false
  const draft: KickstartDraft = {
    ...readKickstartDraft(record?.kickstartData),
    ...(isSaved ? draftFromFoundation(foundation?.clarifyData) : {}),
  }
  return {
    isSaved,
    isHandedIn: isSaved || record?.step === 'results',
    isCompleted: record?.onboardingCompleted ?? false,
    isSetUp: record?.smartDashboardSetupComplete ?? false,
    welcomeSeen: (record?.welcomeSeen ?? []).filter(isTier),
    completedTier: record?.completedTier ?? null,
    draft,
    openStep: firstOpenStep(draft),
    suggestions: kickstartSuggestions(isSaved ? null : quiz?.answers),
  }
}
