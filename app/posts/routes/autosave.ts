import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { postText } from '#app/posts/services/post-text.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { postDifferences } from '#core/posts/differences.ts'
import { postFormSchema } from '#core/posts/schema.ts'
import type { Route } from './+types/autosave'

/** Nothing to look at here. */
export function loader() {
  throw notFound()
}

/**
 * What the editor sends by itself: 200 with the post and its version, 409 with both texts when it was changed elsewhere,
 * 422 when the post may only be changed by a press.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const search = new URL(request.url).searchParams
  const form = checkForm(await readFormBody(request), postFormSchema)
  if (!form.ok) return Response.json({}, { status: form.status })
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return Response.json({}, { status: 429, headers: limited.headers })
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
  return Response.json({ postId: result.post.id, conflict }, { status: 409 })
}
