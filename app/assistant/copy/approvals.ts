import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { PlanningType } from '#core/assistant/planning-actions.ts'

/** Words of the page on which a person answers what programs suggest. */
export const APPROVAL_TEXTS = {
  title: 'Suggested by your apps',
  description:
    'Your apps and AI assistants can suggest changes to your planner. Nothing happens until you approve it.',
  emptyTitle: 'Nothing to approve',
  empty:
    'When an app you’ve connected wants to schedule, publish or remove a post, you’ll decide here. You can see your apps in Settings.',
  readOnly: 'Your role here lets you read these. An editor, an admin or the owner can approve them.',
} as const

/** What each kind of suggestion would do. */
export const APPROVAL_KINDS: Readonly<Record<PlanningType, string>> = {
  schedule_post: 'Schedule this post',
  publish_post: 'Publish this post now',
  unschedule_post: 'Remove this post from the planner',
}

/** Why a suggestion can’t be approved as it stands. */
export const APPROVAL_PROBLEMS = {
  read_only: readOnlyText,
  text_changed:
    'The text or its pictures have changed since this was suggested, so it can’t be approved. Decline it, and ask the app again.',
  moved: 'This post has been moved since this was suggested. Decline it, and ask the app again.',
  gone: 'The post this is about is no longer here. You can decline it.',
  warned:
    'It’s close to another post in your planner, or repeats one. Schedule it yourself if that’s what you want.',
  over: 'This suggestion has expired. Ask the app again.',
  not_possible: 'This isn’t waiting any more. It may have been answered in another window.',
} as const

/** The dashboard’s row while anything waits. */
export function approvalRows(count: number) {
  if (count === 0) return []
  const text =
    count === 1
      ? 'An app has suggested a change to your planner.'
      : `Your apps have suggested ${count} changes to your planner.`
  return [{ kind: 'suggested', text, href: '/app/approvals', action: 'Review' }]
}
