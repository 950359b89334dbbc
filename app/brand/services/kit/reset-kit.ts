import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { deleteBrandKit, deleteLogo } from '#db/queries/brand/kits.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type KitRefusal, mayChangeKit } from './may-change-kit.ts'

/** Forgets colours, fonts and logo: the brand looks as we do again. */
export async function resetKit(ctx: WorkspaceContext): Promise<Result<object, KitRefusal>> {
  const refusal = mayChangeKit(ctx)
  if (refusal) return err(refusal)
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await deleteBrandKit(sql, { workspace })
    await deleteLogo(sql, { workspace })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'brand_kit_reset' })
  })
  return ok()
}
