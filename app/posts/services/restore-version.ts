import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findPostVersion } from '#db/queries/posts/versions.ts'
import { versionText } from './post-text.ts'
import { revisePost } from './revise-post.ts'

/** Makes an earlier text of a post its newest version. Nothing is overwritten: what stood there stays a version too. */
export async function restoreVersion(
  ctx: WorkspaceContext,
  { postId, version }: { postId: string; version: number },
): Promise<Result<object, 'read_only' | 'not_found' | 'not_editable' | 'needs_press' | 'changed_elsewhere'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(postId)) return err('not_found')
  const { workspace } = ctx
  const [post, then] = await ctx.inWorkspace(sql =>
    Promise.all([
      findPost(sql, { workspace, id: postId }),
      findPostVersion(sql, { workspace, postId, version }),
    ]),
  )
  if (!post || !then) return err('not_found')
  return revisePost(ctx, {
    id: postId,
    version: post.version,
    post: versionText(post, then),
    kind: 'restored',
  })
}
