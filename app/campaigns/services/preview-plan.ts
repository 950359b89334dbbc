import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanAnswers } from '#core/campaigns/plan-schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type DraftedPlan, draftPlan } from './draft-plan.ts'

/** What a campaign would be laid out as, with a draft of each post; nothing is written down. */
export async function previewPlan(
  ctx: WorkspaceContext,
  { answers }: { answers: PlanAnswers },
): Promise<Result<{ plan: Omit<DraftedPlan, 'foundation'> }, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { foundation: _, ...plan } = await ctx.readInWorkspace(sql => draftPlan(ctx, sql, answers))
  return ok({ plan })
}
