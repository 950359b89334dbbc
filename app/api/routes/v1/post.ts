import { scopeRefusal } from '#app/api/http/check-rights.ts'
import { oneOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPosts } from '#app/api/services/lists/list-posts.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readEditor } from '#app/posts/services/read-editor.ts'
import { revisePost } from '#app/posts/services/revise-post.ts'
import { coversScopes } from '#core/api/scopes.ts'
import { postSchema } from '#core/posts/schema.ts'

const find = async (ctx: WorkspaceContext, id: string) => oneOf(await listPosts(ctx, { id, size: 1 }))

const answer = serve({
  getPost: ({ ctx, param }) => find(ctx, param('postId')),
  updatePost: async ({ ctx, caller, body: { version, ...changes }, param }) => {
    const id = param('postId')
    const present = await readEditor(ctx, { postId: id, storyId: null, platform: null })
    if (!present) throw refusal('not_found')
    const text = { ...present.text, ...changes }
    const post = asOnScreen(postSchema, {
      ...text,
      pillarId: text.pillarId ?? undefined,
      campaignId: text.campaignId ?? undefined,
    })
    // What is in the planner goes out as it stands: changing it is publishing.
    const onlyDrafts = !coversScopes(caller.scopes, ['publish'])
    const result = await revisePost(ctx, { id, version, post, onlyDrafts })
    if (!result.ok && result.reason === 'needs_press') throw scopeRefusal(['publish'])
    if (!result.ok) throw refusal(result.reason)
    return find(ctx, id)
  },
})

export const loader = answer
export const action = answer
