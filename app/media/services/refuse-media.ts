import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { err, type Refusal } from '#core/shared/result.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { mayChangePictures } from './may-change-pictures.ts'

/** Why whoever acts may add nothing to this post or story, before anything is read of what they send; null when they may. */
export async function refuseMedia(
  ctx: WorkspaceContext,
  { place, placeId }: { place: MediaPlace; placeId: string },
  within?: Sql,
): Promise<Refusal<'read_only' | 'not_found'> | null> {
  if (!isUuid(placeId)) return err('not_found')
  const look = async (sql: Sql) => {
    if (!(await mayChangePictures(ctx, { place, placeId }, sql))) return err('read_only')
    const find = place === 'post' ? findPost : findStory
    return (await find(sql, { workspace: ctx.workspace, id: placeId })) ? null : err('not_found')
  }
  return within ? look(within) : ctx.inWorkspace(look)
}
