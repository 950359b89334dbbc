import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { KickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { updateKickstartData } from '#db/queries/onboarding/onboarding-status.ts'
import { storeFoundation } from './store-foundation.ts'

/**
 * Keeps one step's answers in the account, so that another device goes on where this one stopped. Also takes answers
 * that are not valid yet (somebody steps back or leaves). Once the kickstart is done, a changed answer goes straight
 * into the foundation. `not_saved` when the database refused: what was typed must then stay on the page.
 */
export async function saveKickstartStep(
  ctx: WorkspaceContext,
  answers: KickstartDraft,
): Promise<Result<object, 'read_only' | 'not_saved'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  try {
    return await ctx.inWorkspace(async sql => {
      const record = await updateKickstartData(sql, { workspace, answers })
      if (record.kickstartCompleted) await storeFoundation(ctx, sql, { record, answers })
      return ok()
    })
  } catch (error) {
    logger().error({ err: error, workspace }, 'a kickstart step was not saved')
    return err('not_saved')
  }
}
