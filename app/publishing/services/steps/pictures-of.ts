import type { Sql, WorkspaceId } from '#db/client.ts'
import { listPictures, type Picture } from '#db/queries/media/media.ts'

/** The pictures of a post in their order; none without a post. */
export async function picturesOf(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string | null },
): Promise<Picture[]> {
  return postId ? listPictures(sql, { workspace, place: 'post', placeId: postId }) : []
}
