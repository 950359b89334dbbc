import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { findPost } from '#db/queries/posts/posts.ts'

/** Puts a removed post back with all that went with it. A second press finds it there and answers the same. */
export async function restorePost(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const putBack = await insertRemoved(sql, { workspace, kind: 'post', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack !== 'restored') return (await findPost(sql, { workspace, id })) ? ok() : err('not_found')
    await refreshScore(ctx, sql)
    return ok()
  })
}
