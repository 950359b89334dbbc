import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { deleteLogo } from '#db/queries/brand/kits.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type KitRefusal, mayChangeKit } from './may-change-kit.ts'

/** Takes the logo away; its address answers nobody any more. */
export async function removeLogo(ctx: WorkspaceContext): Promise<Result<object, KitRefusal>> {
  const refusal = mayChangeKit(ctx)
  if (refusal) return err(refusal)
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await deleteLogo(sql, { workspace })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'logo_removed' })
  })
  return ok()
}
