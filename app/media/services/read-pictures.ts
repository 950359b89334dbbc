import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { listPictures, type ShownPicture } from './list-pictures.ts'
import { mayChangePictures } from './may-change-pictures.ts'

export interface PicturesView {
  readonly title: string
  readonly pictures: readonly ShownPicture[]
  readonly canWrite: boolean
}

/** All that the page of a post's or a story's pictures shows; null when that is not there. */
export async function readPictures(
  ctx: WorkspaceContext,
  where: { place: MediaPlace; placeId: string },
): Promise<PicturesView | null> {
  const { workspace } = ctx
  const { place, placeId: id } = where
  if (!isUuid(id)) return null
  const owner = await ctx.readInWorkspace(
    (sql): Promise<{ title: string } | null> =>
      (place === 'post' ? findPost : findStory)(sql, { workspace, id }),
  )
  if (!owner) return null
  const pictures = await listPictures(ctx, where)
  return { title: owner.title, pictures, canWrite: await mayChangePictures(ctx, where) }
}
