import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import type { Adding } from '#app/api/http/serve.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { postSchema } from '#core/posts/schema.ts'

/** Adds the post that a program sends as a draft, by the rules of the editor. */
export async function newPost({
  ctx,
  body: { storyId = null, pillarId, campaignId, ...body },
  workKey,
}: Adding<'createPost'>): Promise<{ id: string }> {
  const post = asOnScreen(postSchema, {
    ...body,
    pillarId: pillarId ?? undefined,
    campaignId: campaignId ?? undefined,
  })
  const result = await createPost(ctx, { post, storyId, idempotencyKey: workKey })
  if (!result.ok) throw refusal(result.reason)
  return { id: result.postId }
}
