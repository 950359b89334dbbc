import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { scheduleRefusal } from '#app/api/http/schedule-refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'

const answer = serve({
  listSchedule: async ({ ctx, query: { from, to, ...page } }) =>
    pageOf(await listScheduled(ctx, { ...wantedOf(page), from, to }), each => each),
  schedulePost: async ({ ctx, body, workKey }) => {
    const { postId, accountIds: accounts, anyway, timeZone = ctx.timeZone, ...when } = body
    const typed = { ...when, timeZone, accounts, ...(anyway ? { anyway: 'yes' } : {}) }
    const form = asOnScreen(scheduleFormSchema, typed, { accounts: 'accountIds' })
    const result = await schedulePost(ctx, { postId, form, idempotencyKey: workKey })
    if (result.ok) return { id: result.scheduledPostId, scheduledFor: result.at, isHeld: result.isPaused }
    throw scheduleRefusal(result)
  },
})

export const loader = answer
export const action = answer
