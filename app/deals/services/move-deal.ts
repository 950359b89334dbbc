import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { DealStage } from '#core/deals/stages.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { moveDealInside } from '#db/queries/deals/deals.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Moves a deal to a stage; a second press finds it there and answers the same. */
export async function moveDeal(
  ctx: WorkspaceContext,
  { id, to, lostReason }: { id: string; to: DealStage; lostReason: string },
): Promise<Result<{ stage: DealStage }, 'read_only' | 'not_in_plan' | 'not_found' | 'reason_needed'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const moved = await moveDealInside(sql, { workspace, id, to, lostReason, now: ctx.now() })
    if (!moved.ok) return moved
    if (moved.from !== moved.deal.stage)
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: `deal_${to}` })
    return ok({ stage: moved.deal.stage })
  })
}
