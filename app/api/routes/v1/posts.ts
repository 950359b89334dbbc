import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPosts } from '#app/api/services/lists/list-posts.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { postSchema } from '#core/posts/schema.ts'

const answer = serve({
  listPosts: async ({ ctx, query: { status, platform, ...page } }) =>
    pageOf(await listPosts(ctx, { ...wantedOf(page), status, platform }), post => post),
  createPost: async ({ ctx, body: { storyId = null, pillarId, campaignId, ...body }, workKey }) => {
    const post = asOnScreen(postSchema, {
      ...body,
      pillarId: pillarId ?? undefined,
      campaignId: campaignId ?? undefined,
    })
    const result = await createPost(ctx, { post, storyId, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.postId }
  },
})

export const loader = answer
export const action = answer
