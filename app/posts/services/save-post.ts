import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PostText } from '#core/posts/schema.ts'
import { ok } from '#core/shared/result.ts'
import { createPost } from './create-post.ts'
import { revisePost } from './revise-post.ts'

/**
 * Saves what stands in the editor: a new post, or a change of one. A new post whose key was used before (its first answer was
 * lost on the way) is the post that stands there, changed to the text as it is now. `auto` is what the editor does by itself.
 */
export async function savePost(
  ctx: WorkspaceContext,
  input: {
    postId: string | null
    version: number
    post: PostText
    storyId: string | null
    idempotencyKey: string
    kind: 'saved' | 'auto'
  },
) {
  const { postId, version, post, storyId, idempotencyKey, kind } = input
  if (postId) {
    const revised = await revisePost(ctx, { id: postId, version, post, kind })
    return revised.ok ? ok({ postId, version: revised.version }) : revised
  }
  const created = await createPost(ctx, { post, storyId, idempotencyKey, kind })
  if (!created.ok) return created
  if (!created.isRepeated) return ok({ postId: created.postId, version: 1 })
  const revised = await revisePost(ctx, { id: created.postId, version: 1, post, kind })
  return revised.ok ? ok({ postId: created.postId, version: revised.version }) : revised
}
