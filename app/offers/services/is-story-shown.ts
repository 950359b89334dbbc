import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { existsShownProof } from '#db/queries/offers/offer-parts.ts'

/** Do a story's words stand on the page of a published offer, where anybody can read them? */
export async function isStoryShown(ctx: WorkspaceContext, { id }: { id: string }): Promise<boolean> {
  if (!isUuid(id)) return false
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => existsShownProof(sql, { workspace, storyId: id }))
}
