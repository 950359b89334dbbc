import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { mergePeople as mergedOf } from '#core/leads/merge.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockPair, mergeLeads } from '#db/queries/leads/merges.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Makes one person of two, if both still are at the versions that were shown: everything of the other goes to the one
 * who is kept. Can be taken apart again by `splitPeople`.
 */
export async function mergePeople(
  ctx: WorkspaceContext,
  input: { keptId: string; otherId: string; keptVersion: number; otherVersion: number },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'changed_elsewhere'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { keptId, otherId, keptVersion, otherVersion } = input
  if (!isUuid(keptId) || !isUuid(otherId) || keptId === otherId) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const pair = await lockPair(sql, { workspace, keptId, otherId })
    if (!pair) return err('not_found')
    const { kept, other } = pair
    if (kept.version !== keptVersion || other.version !== otherVersion) return err('changed_elsewhere')
    const now = ctx.now()
    const detail = `With ${[other.name, other.email].filter(Boolean).join(', ')}`
    await mergeLeads(sql, { workspace, keptId, otherId, merged: mergedOf(kept, other), detail, now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'people_merged' })
    return ok()
  })
}
