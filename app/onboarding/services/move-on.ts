import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  nextOnboardingPlace,
  type OnboardingEvent,
  type OnboardingStep,
} from '#core/onboarding/journey/flow.ts'
import { upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'

/**
 * Leaves one of the first screens, welcome or video, and notes it in the account unless the kickstart was handed in
 * already: looking at the video once more does not undo anything. Answers where the event leads.
 */
export async function moveOn(
  ctx: WorkspaceContext,
  { from, event }: { from: 'welcome' | 'video'; event: OnboardingEvent },
): Promise<OnboardingStep> {
  const { workspace } = ctx
  const to = nextOnboardingPlace(from, event)
  const place = to === 'dashboard' ? 'welcome' : to
  if (ctx.access === 'read_only') return place
  await ctx.inWorkspace(async sql => {
    const record = await upsertOnboardingStatus(sql, { workspace, changes: {} })
    const isEarly = record.step === 'welcome' || record.step === 'video'
    if (isEarly && record.step !== place) {
      await upsertOnboardingStatus(sql, { workspace, changes: { step: place } })
    }
  })
  return place
}
