import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateToldStory } from '#db/queries/leads/leads.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Notes by which story somebody says they found the founder; '' for none. What they buy then counts as told by it. */
export async function nameToldStory(
  ctx: WorkspaceContext,
  { id, storyId }: { id: string; storyId: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id) || !(storyId === '' || isUuid(storyId))) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await updateToldStory(sql, { workspace, id, storyId: storyId || null }))) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'person_saved' })
    return ok()
  })
}
