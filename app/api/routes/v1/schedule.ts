import { FIELD_REFUSALS } from '#app/api/copy/refusals.ts'
import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { fieldRefusal, refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { textProblemText } from '#app/schedule/copy.ts'
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
    throw refusalOf(result)
  },
})

function refusalOf(refused: Exclude<Awaited<ReturnType<typeof schedulePost>>, { readonly ok: true }>) {
  switch (refused.reason) {
    case 'past':
    case 'account_gone':
    case 'platform_without_account':
      return serviceRefusal(refused.reason)
    case 'text':
    case 'comment':
      return fieldRefusal('accountIds', textProblemText(refused.handle, refused.problem, ''))
    case 'pictures':
      return fieldRefusal('accountIds', refused.problem)
    case 'privacy':
      return serviceRefusal('privacy')
    default:
      return refusal(refused.reason)
  }
}

function serviceRefusal(reason: keyof typeof FIELD_REFUSALS) {
  const [field, detail] = FIELD_REFUSALS[reason]
  return fieldRefusal(field, detail)
}

export const loader = answer
export const action = answer
