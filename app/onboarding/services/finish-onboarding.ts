import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { type OnboardingCompletion, onboardingCompletion } from '#core/onboarding/journey/completion.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findOnboardingStatus, upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'

/**
 * Ends onboarding for the tier in force: completion record (tier, completedAt, features) and this tier's welcome.
 * The first end for a tier counts, so a second press answers with the same record. `not_saved` when the database
 * refused; the device then remembers by itself.
 */
export async function finishOnboarding(
  ctx: WorkspaceContext,
): Promise<Result<object, 'not_saved'> & { completion: OnboardingCompletion }> {
  const { workspace, tier } = ctx
  const completion = onboardingCompletion(tier, ctx.now())
  try {
    return await ctx.inWorkspace(async sql => {
      const before = await findOnboardingStatus(sql, { workspace })
      if (before?.onboardingCompleted && before.completedTier === tier && before.completedAt) {
        await upsertOnboardingStatus(sql, { workspace, changes: { welcomeSeen: [tier] } })
        return ok({ completion: { ...completion, completedAt: before.completedAt } })
      }
      await upsertOnboardingStatus(sql, {
        workspace,
        changes: {
          onboardingCompleted: true,
          step: 'done',
          welcomeSeen: [tier],
          completedTier: tier,
          completedAt: completion.completedAt,
          completedFeatures: completion.features,
        },
      })
      return ok({ completion })
    })
  } catch (error) {
    logger().error({ err: error, workspace }, 'the end of onboarding was not noted')
    return err('not_saved', { completion })
  }
}
