import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { findReviewedPost, insertComment, listCommented } from '#db/queries/posts/reviews.ts'

/** Says something about a post, and tells whose it is and who spoke before; a repeat with the same key says it once. */
export async function addComment(
  ctx: WorkspaceContext,
  input: { postId: string; name: string; comment: string; idempotencyKey: string },
): Promise<Result<object, 'read_only' | 'not_allowed' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!roleMay(ctx.role, 'comment')) return err('not_allowed')
  const { postId, comment: body } = input
  if (!isUuid(postId)) return err('not_found')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const post = await findReviewedPost(sql, { workspace, id: postId })
    if (!post) return err('not_found')
    const key = { scope: userId, action: 'comment', key: input.idempotencyKey, userId: workspace }
    if (!(await insertOrFindIdempotencyKey(sql, key)).first) return ok()
    const authorName = input.name.slice(0, 100)
    const now = ctx.now()
    const commentId = await insertComment(sql, { workspace, postId, authorId: userId, authorName, body, now })
    const title = post.title || post.body.trim().slice(0, 60)
    await notify(sql, {
      workspace,
      event: 'comment_added',
      key: `comment_added:${commentId}`,
      details: { title, who: authorName, note: body.slice(0, 300) },
      path: `/app/content/review/${postId}`,
      people: await listCommented(sql, { workspace, postId }),
      except: userId,
      now,
    })
    const additionalData = { title, postId }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'commented',
      additionalData,
    })
    return ok()
  })
}
