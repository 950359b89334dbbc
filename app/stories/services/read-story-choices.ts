import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Page } from '#db/queries/platform/page.ts'
import { listStoryChoices } from '#db/queries/stories/list-stories.ts'

/** Stories to choose from at a time. */
const SIZE = 15

/** A page of stories to choose one from, the newest first, all or those in which words are found. */
export async function readStoryChoices(
  ctx: WorkspaceContext,
  input: { search: string; page: number; notOnOffer?: string },
): Promise<Page<{ id: string; title: string }> & { search: string }> {
  const { workspace } = ctx
  const { search, page, notOnOffer = null } = input
  const found = await ctx.readInWorkspace(sql =>
    listStoryChoices(sql, { workspace, search, notOnOffer, page: { page, size: SIZE } }),
  )
  return { ...found, search }
}
