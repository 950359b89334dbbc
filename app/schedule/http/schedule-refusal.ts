import {
  commentProblemText,
  namesOf,
  platformRefusal,
  privacyProblemText,
  quietRefusal,
  SCHEDULE_REFUSALS,
  textProblemText,
} from '#app/schedule/copy.ts'
import type { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import type { ScheduleForm } from '#core/schedule/schema.ts'
import { whenText } from '#core/schedule/when-text.ts'

type Refused = Exclude<Awaited<ReturnType<typeof schedulePost>>, { readonly ok: true }>

/** What the form says when a post was not scheduled: beside the field that it is about, else above all of them. */
export interface ScheduleRefusal {
  readonly status: 409 | 422
  readonly form?: string
  readonly fields?: { readonly [Field in keyof ScheduleForm]?: string }
}

/** Null where the post is not there. A warning comes with a list of its own, and has no words here. */
export function scheduleRefusal(refused: Refused): ScheduleRefusal | null {
  switch (refused.reason) {
    case 'not_found':
      return null
    case 'past':
      return { status: 422, fields: { day: SCHEDULE_REFUSALS.past } }
    case 'text':
      return {
        status: 422,
        fields: { accounts: textProblemText(refused.handle, refused.problem, ', then schedule it') },
      }
    case 'pictures':
      return { status: 422, fields: { accounts: refused.problem } }
    case 'account_gone':
    case 'platform_without_account':
      return { status: 422, fields: { accounts: SCHEDULE_REFUSALS[refused.reason] } }
    case 'comment':
      return {
        status: 422,
        fields: { firstComment: commentProblemText(NETWORK_NAMES[refused.network], refused.problem) },
      }
    case 'privacy':
      return { status: 422, fields: { privacy: privacyProblemText(refused.handle, refused.problem) } }
    case 'quiet':
      return { status: 409, form: quietRefusal(whenText(refused.until, refused.timeZone)) }
    case 'platform_limit_reached':
      return { status: 409, form: platformRefusal(refused.limit, namesOf(refused.kept)) }
    case 'read_only':
    case 'text_changed':
      return { status: 409, form: SCHEDULE_REFUSALS[refused.reason] }
    case 'warned':
      return { status: 409 }
  }
}
