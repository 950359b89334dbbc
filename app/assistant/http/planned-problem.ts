import { APPROVAL_PROBLEMS } from '#app/assistant/copy/approvals.ts'
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
import { whenText } from '#core/schedule/when-text.ts'

/** Why an approved suggestion was not carried out. */
export function plannedProblem(
  refused: Exclude<Awaited<ReturnType<typeof schedulePost>>, { readonly ok: true }>,
): string {
  switch (refused.reason) {
    case 'text_changed':
      return APPROVAL_PROBLEMS.text_changed
    case 'not_found':
      return APPROVAL_PROBLEMS.gone
    case 'text':
      return textProblemText(refused.handle, refused.problem)
    case 'comment':
      return commentProblemText(NETWORK_NAMES[refused.network], refused.problem)
    case 'pictures':
      return refused.problem
    case 'privacy':
      return privacyProblemText(refused.handle, refused.problem)
    case 'quiet':
      return quietRefusal(whenText(refused.until, refused.timeZone))
    case 'platform_limit_reached':
      return platformRefusal(refused.limit, namesOf(refused.kept))
    case 'warned':
      return APPROVAL_PROBLEMS.warned
    default:
      return SCHEDULE_REFUSALS[refused.reason]
  }
}
