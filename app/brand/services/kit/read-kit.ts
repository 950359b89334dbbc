import type { WorkspaceContext } from '#app/platform/context.ts'
import { DEFAULT_KIT } from '#core/brand/kit/kit.ts'
import { founderLook } from '#core/brand/kit/look.ts'
import { findBrandKit } from '#db/queries/brand/kits.ts'
import { findFoundation } from '../find-foundation.ts'
import { mayChangeKit } from './may-change-kit.ts'

/** The brand kit as its page shows it: what was chosen, how that looks, and whether this person may change it. */
export async function readKit(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [kept, foundation] = await ctx.readInWorkspace(sql =>
    Promise.all([findBrandKit(sql, { workspace }), findFoundation(sql, { workspace })]),
  )
  return {
    kit: kept.kit ?? DEFAULT_KIT,
    isSet: kept.kit !== null,
    look: founderLook(kept),
    name: foundation.brand_name ?? '',
    refusal: mayChangeKit(ctx),
  }
}
