import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { askReview } from '#app/posts/services/review/ask-review.ts'

const answer = serve({
  requestApproval: async ({ ctx, caller: { personName }, param }) => {
    const result = await askReview(ctx, { postId: param('postId'), asker: personName })
    if (!result.ok) throw refusal(result.reason)
    return null
  },
})

export const loader = answer
export const action = answer
