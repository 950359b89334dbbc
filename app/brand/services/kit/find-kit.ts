import type { WorkspaceContext } from '#app/platform/context.ts'
import type { BrandKit } from '#core/brand/kit/kit.ts'
import { findBrandKit } from '#db/queries/brand/kits.ts'

/** The colours and fonts that were chosen for a workspace; null for none. */
export async function findKit(
  ctx: Pick<WorkspaceContext, 'inWorkspace' | 'db' | 'workspace'>,
): Promise<BrandKit | null> {
  const { workspace } = ctx
  return (await ctx.inWorkspace(sql => findBrandKit(sql, { workspace }))).kit
}
