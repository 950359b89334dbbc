import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import { postText } from '#app/posts/services/post-text.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { postFormSchema } from '#core/posts/schema.ts'
import { postDifferences } from '#core/posts/text.ts'
import type { Route } from './+types/autosave'

export const loader = nothingToSee

/**
 * What the editor sends by itself: 200 with the post and its version, 409 with both texts when it was changed elsewhere,
 * 422 when the post may only be changed by a press.
 */
export async function action(args: Route.ActionArgs) {
  const search = new URL(args.request.url).searchParams
  const { ctx, form } = await workspaceForm(args, postFormSchema, 'write')
  if (!form.ok) return Response.json({}, { status: form.status })
  const { version, idempotencyKey, ...post } = form.value
  if (idempotencyKey === '') return Response.json({}, { status: 400 })
  const result = await savePost(ctx, {
    postId: search.get('post'),
    storyId: search.get('story'),
    version,
    post,
    idempotencyKey,
    kind: 'auto',
  })
  if (result.ok) return Response.json({ postId: result.postId, version: result.version })
  if (result.reason !== 'changed_elsewhere') return Response.json({ reason: result.reason }, { status: 422 })
  const differences = postDifferences(postText(result.post), post)
  const conflict = { version: result.post.version, differences }
  return Response.json({ postId: result.post.id, conflict, text: postText(result.post) }, { status: 409 })
}
