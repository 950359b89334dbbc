import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'

/**
 * Remembers that the dashboard's setup was watched to its end (flag smart_dashboard_setup_complete). It only spares
 * somebody a second look, so a database that refuses is no reason to stop them: `not_saved` says it for the log.
 */
export async function finishSetup(ctx: WorkspaceContext): Promise<Result<object, 'not_saved'>> {
  const { workspace } = ctx
  try {
    await ctx.inWorkspace(async sql => {
      const record = await upsertOnboardingStatus(sql, {
        workspace,
        changes: { smartDashboardSetupComplete: true },
      })
      if (record.step === 'setup')
        await upsertOnboardingStatus(sql, { workspace, changes: { step: 'results' } })
    })
    return ok()
  } catch (error) {
    logger().error({ err: error, workspace }, 'the end of the dashboard setup was not noted')
    return err('not_saved')
  }
}
