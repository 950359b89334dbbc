import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertOffer } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/** Begins an offer, as a draft. A repeat with the same key answers like the first. */
export async function createOffer(
  ctx: WorkspaceContext,
  input: { name: string; idempotencyKey: string },
): Promise<Result<{ offerId: string }, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_offer', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ offerId: repeated })
    const { id } = await insertOffer(sql, { workspace, fields: { name: input.name }, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'offer_created' })
    return ok({ offerId: id })
  })
}
