import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { erasureProof } from '#core/leads/erasure.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findErasure } from '#db/queries/leads/erasures.ts'

/** The proof of one deletion on request, as plain text; null when there is none of that id. */
export async function readErasureProof(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<string | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [erasure, clarify] = await ctx.readInWorkspace(sql =>
    Promise.all([findErasure(sql, { workspace, id }), findClarifyData(sql, { workspace })]),
  )
  if (!erasure) return null
  const keepers = await listKeepers(ctx)
  const owner = keepers.find(keeper => keeper.id === workspace)?.name ?? 'The owner'
  const named = clarify?.clarifyData.brand_name
  return erasureProof({
    ...erasure,
    brand: typeof named === 'string' && named.trim() !== '' ? named.trim() : owner,
    by: keepers.find(keeper => keeper.id === erasure.authorId)?.name ?? 'someone who has left the team',
  })
}
