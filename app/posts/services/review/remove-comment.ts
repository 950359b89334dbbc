import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { deleteComment } from '#db/queries/posts/reviews.ts'

/** Takes a comment back: one's own, or for owner and admins anybody's. */
export async function removeComment(
  ctx: WorkspaceContext,
  input: { postId: string; id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'comment')) return err('read_only')
  if (!isUuid(input.postId) || !isUuid(input.id)) return err('not_found')
  const { workspace, userId } = ctx
  const authorId = roleMay(ctx.role, 'settings') ? null : userId
  const comment = { workspace, postId: input.postId, id: input.id, authorId }
  const gone = await ctx.inWorkspace(sql => deleteComment(sql, comment))
  return gone ? ok() : err('not_found')
}
