import { FIELD_REFUSALS } from '#app/api/copy/refusals.ts'
import { textProblemText } from '#app/schedule/copy.ts'
import type { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { fieldRefusal, refusal } from './refusal.ts'
import type { Refused } from './reply.ts'

/** Why a post was not scheduled, as the refusal of a call. */
export function scheduleRefusal(
  refused: Exclude<Awaited<ReturnType<typeof schedulePost>>, { readonly ok: true }>,
): Refused {
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

function serviceRefusal(reason: keyof typeof FIELD_REFUSALS): Refused {
  const [field, detail] = FIELD_REFUSALS[reason]
  return fieldRefusal(field, detail)
}
