import { newPost } from '#app/api/http/operations/new-post.ts'
import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPosts } from '#app/api/services/lists/list-posts.ts'

const answer = serve({
  listPosts: async ({ ctx, query: { status, platform, ...page } }) =>
    pageOf(await listPosts(ctx, { ...wantedOf(page), status, platform }), post => post),
  createPost: newPost,
})

export const loader = answer
export const action = answer
