import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { KickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { updateKickstartData, upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { storeFoundation } from './store-foundation.ts'

type Outcome = Result<object, 'read_only' | 'not_saved'> | Refusal<'incomplete', { step: number }>

/**
 * Turns the five steps into the Brand Snapshot: foundation with a version, flags and personalisation in one
 * transaction. `answers` are the last step's, or what an earlier attempt could not save; the others are in the record.
 * Pressing twice changes nothing more. `incomplete` names the first open step (0 to 4) and keeps the answers.
 * `not_saved` when the database refused: nobody is held up, and the draft is kept if it can be.
 */
export async function completeKickstart(ctx: WorkspaceContext, answers: KickstartDraft): Promise<Outcome> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  try {
    return await ctx.inWorkspace(async sql => {
      const record = await updateKickstartData(sql, { workspace, answers })
      const { openStep, changed } = await storeFoundation(ctx, sql, { record, answers })
      if (openStep !== null) return err('incomplete', { step: openStep })
      if (changed || !record.kickstartCompleted) {
        const isOver = record.onboardingCompleted
        // What the dashboard starts from was written with the foundation: nothing is left to set up.
        const changes = {
          kickstartCompleted: true,
          smartDashboardSetupComplete: true,
          ...(isOver ? {} : { step: 'setup' as const }),
        }
        await upsertOnboardingStatus(sql, { workspace, changes })
        await insertModuleUsage(sql, {
          userId: workspace,
          moduleName: 'onboarding',
          actionType: 'kickstart_completed',
        })
      }
      return ok()
    })
  } catch (error) {
    logger().error({ err: error, workspace }, 'the brand snapshot was not saved')
    await keepDraft(ctx, answers)
    return err('not_saved')
  }
}

/** What was typed, if nothing else can be written: the results show it, and saving can be tried again. */
async function keepDraft(ctx: WorkspaceContext, answers: KickstartDraft): Promise<void> {
  const { workspace } = ctx
  try {
    await ctx.inWorkspace(sql => updateKickstartData(sql, { workspace, answers, step: 'results' }))
  } catch (error) {
    logger().error({ err: error, workspace }, 'the draft of the snapshot was not kept either')
  }
}
