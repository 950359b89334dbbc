import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { listPictures, sumPictureBytes } from '#db/queries/media/media.ts'
import { deleteForUndo, insertRemoved } from '#db/queries/platform/undo.ts'
import { findPost } from '#db/queries/posts/posts.ts'

/**
 * Puts a removed post back with all that went with it. Of its pictures only as many as the plan has room for, from the
 * first on: `leftOut` says how many stay away. A second press finds it there and answers the same, with none left out.
 */
export async function restorePost(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ leftOut: number }, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const putBack = await insertRemoved(sql, { workspace, kind: 'post', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack !== 'restored')
      return (await findPost(sql, { workspace, id })) ? ok({ leftOut: 0 }) : err('not_found')
    const leftOut = await leaveOutPictures(ctx, sql, id)
    await refreshScore(ctx, sql)
    return ok({ leftOut })
  })
}

/** Removes the last pictures of a post until the plan has room for the rest; how many that were. */
async function leaveOutPictures(ctx: WorkspaceContext, sql: Sql, postId: string): Promise<number> {
  const { workspace, userId: remover } = ctx
  let used = await sumPictureBytes(sql, { workspace })
  let leftOut = 0
  for (const { id, bytes } of (
    await listPictures(sql, { workspace, place: 'post', placeId: postId })
  ).toReversed()) {
    if (hasRoom(ctx.tier, used, 0).ok) break
    await deleteForUndo(sql, { workspace, kind: 'picture', id, remover, now: ctx.now() })
    used -= bytes
    leftOut++
  }
  return leftOut
}
