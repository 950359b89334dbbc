import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { COMPETITOR_LIMITS } from '#core/research/competitor.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { countCompetitors, insertCompetitor } from '#db/queries/research/competitors.ts'

/** Begins a competitor’s sheet. A repeat with the same key answers like the first. */
export async function createCompetitor(
  ctx: WorkspaceContext,
  input: { name: string; idempotencyKey: string },
): Promise<Result<{ competitorId: string }, 'read_only' | 'not_in_plan' | 'too_many'>> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'create_competitor', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ competitorId: repeated })
    await lockProfile(sql, { workspace })
    if ((await countCompetitors(sql, { workspace })) >= COMPETITOR_LIMITS.competitors) return err('too_many')
    const id = await insertCompetitor(sql, { workspace, fields: { name: input.name }, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'research',
      actionType: 'competitor_added',
    })
    return ok({ competitorId: id })
  })
}
