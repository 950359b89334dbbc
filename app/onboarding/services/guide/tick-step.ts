import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { isGuideStep } from '#core/onboarding/guide/checklist.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { deleteTick, insertTick } from '#db/queries/onboarding/ticks.ts'

/** Ticks a step of the checklist for the whole team, or takes the tick off. Twice is as good as once. */
export async function tickStep(
  ctx: WorkspaceContext,
  { step, isDone }: { step: string; isDone: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'step_unknown'>> {
  const lock = featureLock(ctx, 'premium_onboarding')
  if (lock) return err(lock)
  if (!isGuideStep(step)) return err('step_unknown')
  const { workspace, userId } = ctx
  await ctx.inWorkspace(sql =>
    isDone
      ? insertTick(sql, { workspace, step, tickedBy: userId, now: ctx.now() })
      : deleteTick(sql, { workspace, step }),
  )
  return ok()
}
