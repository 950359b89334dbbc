import type { WorkspaceContext } from '#app/platform/context.ts'
import type { BrandKit } from '#core/brand/kit/kit.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { upsertBrandKit } from '#db/queries/brand/kits.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type KitRefusal, mayChangeKit } from './may-change-kit.ts'

/** Keeps the colours and fonts of a workspace; what is shown to others takes them at once. */
export async function saveKit(ctx: WorkspaceContext, kit: BrandKit): Promise<Result<object, KitRefusal>> {
  const refusal = mayChangeKit(ctx)
  if (refusal) return err(refusal)
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await upsertBrandKit(sql, { workspace, kit, now: ctx.now() })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'brand_kit_saved' })
  })
  return ok()
}
