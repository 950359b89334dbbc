import { oneOf } from '#app/api/http/page.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'

const answer = serve({
  getScheduledPost: async ({ ctx, param }) =>
    oneOf(await listScheduled(ctx, { id: param('scheduledPostId'), size: 1 })),
  unschedulePost: async ({ ctx, param }) => {
    const result = await changeScheduledPost(ctx, { id: param('scheduledPostId'), action: 'remove' })
    if (!result.ok) throw refusal(result.reason === 'not_found' ? 'not_found' : 'not_possible')
    return null
  },
})

export const loader = answer
export const action = answer
