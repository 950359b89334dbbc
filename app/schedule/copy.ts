import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { stepWhoText } from '#app/team/copy/workflow.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import type { TextProblem } from '#core/publishing/preview.ts'
import type { PrivacyProblem } from '#core/publishing/privacy.ts'
import { whenText } from '#core/schedule/when-text.ts'

/** Words of the schedule. */
export const SCHEDULE_TEXTS = {
  title: 'Content',
  description: 'What you publish, where and when.',
  emptyTitle: 'Nothing scheduled yet',
  empty: 'Choose a post and a time. When it’s due, you’ll find it under Publish, ready to copy.',
  publishEmptyTitle: 'Nothing to publish',
  publishEmpty: 'Scheduled posts appear here when they’re due.',
  ideasEmptyTitle: 'Save your first idea',
  ideasEmpty:
    'A question from a client, something you said, something you disagree with. One line is enough.',
  connectTitle: 'Schedule for every platform',
  connect:
    'Your plan schedules and publishes on one platform. With Pro, it’s every platform: we publish on your connected accounts, and you post the others yourself.',
  held: 'Everything is paused. Nothing will be published until you resume.',
} as const

/** Whose clock the times of a page are on: 'Times in Europe/London'. */
export function zoneText(timeZone: string): string {
  return `Times in ${timeZone.replaceAll('_', ' ')}`
}

/** What becomes of a post with a video where we can't send one. */
export function byHandText(network: string): string {
  return `We can’t send videos to ${network} yet. When it’s time, you’ll get the text and the video to post there yourself.`
}

/** What is said before a post is planned although something speaks against it. */
export const SCHEDULE_WARNINGS = {
  title: 'Before you schedule it',
  clash: 'Within an hour on the same platform',
  duplicate: 'Very similar text',
} as const

/** How like what is scheduled around its time a draft is; shares below a twentieth are chance. */
export function likenessText({ likeness, likest }: { likeness: number; likest: string | null }): string {
  return likest === null || likeness < 0.05
    ? 'Like nothing within 30 days'
    : `Shares ${Math.round(likeness * 100)}% of its wording with “${likest || 'Untitled post'}”`
}

/** What a refused change of the schedule says. */
export const SCHEDULE_REFUSALS = {
  read_only: readOnlyText,
  not_found: 'This post is no longer in your planner. It may have been removed in another window.',
  past: 'That time has passed. Choose one in the future.',
  not_movable: 'This post is published or about to be, so you can’t move it.',
  not_possible: 'You can’t do that with this post any more. Reload the page to see its status.',
  text_changed:
    'The text or its pictures have changed since then, so nothing was scheduled. Read the post as it is now and ask again.',
  changed_elsewhere: 'This post was changed in another window. Check its new time, then move it again.',
  no_room: 'Your plan doesn’t include another platform, so you can’t restore this post.',
  permission_revoked:
    'Someone in its story has withdrawn permission, so this post stays paused. Remove it from the planner, or change the story.',
  permission_expired:
    'Permission from someone in its story will have expired by then, so this post stays paused. Ask them again, or choose an earlier day.',
  permission_pending:
    'Someone in its story hasn’t given permission yet, so this post stays paused. Record their answer in the story to continue.',
  not_approved:
    'No one has approved this post as it is now, so it stays paused. Ask for approval on its Review page.',
  campaign_paused: 'Its campaign is paused. Resume the campaign first.',
  frozen: 'This post is being sent already, so you can’t change that any more.',
  account_gone: 'One of those accounts isn’t connected any more. Choose again.',
  platform_without_account:
    'None of the accounts you’ve selected is on this platform. Choose another platform, or clear the accounts to post it yourself.',
  quiet:
    'That’s in your quiet hours, when we don’t publish anything for you. Choose a time outside them, or change them under Publishing in Settings.',
  no_slot:
    'None of your weekly slots is free and outside your quiet hours. Add a slot under Publishing in Settings, or choose a time here.',
  no_rows: 'We found no rows. The first line needs to name the columns: date, time, platform and text.',
  too_many: 'You can have up to 50 slots a week.',
} as const

/** The words for a refusal that an address names; null when it names none. */
export function scheduleProblem(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(SCHEDULE_REFUSALS, reason)
    ? SCHEDULE_REFUSALS[reason as keyof typeof SCHEDULE_REFUSALS]
    : null
}

/** What an account would not take of a text, and what to do; `then` is what comes after that, such as ', then schedule it'. */
export function textProblemText(handle: string, problem: TextProblem, then = ''): string {
  const { limit } = problem
  if (problem.kind === 'too_long')
    return `This text has ${problem.length} characters, and ${handle} takes ${limit}. Shorten it${then}.`
  const [name, things] = problem.kind === 'links' ? ['Threads', 'different links'] : ['Instagram', 'hashtags']
  return `This text has ${problem.count} ${things}, and ${name} takes ${limit} in one post. Remove ${problem.count - limit}${then}.`
}

/** What is said of a time in the quiet hours, with the next one outside of them. */
export function quietRefusal(next: string): string {
  return `That’s in your quiet hours, when we don’t publish anything for you. The next time outside them is ${next}.`
}

/** What a platform beyond the plan says; the names are those the plan still schedules for. */
export function platformRefusal(limit: number, platforms: string): string {
  const many = limit === 1 ? 'one platform' : `${limit} platforms`
  return `Your plan includes ${many}, and you’re using it for ${platforms}. Posts you’ve already scheduled stay. Schedule this one for ${platforms}, or upgrade.`
}

/**
 * What is suggested where words in a text sound paid for: the box for the networks with a label of their own, words in the
 * text for the others. Null where there is nothing to suggest.
 */
export function adSuggestion(
  words: string | null,
  { labelled, others }: { labelled: readonly string[]; others: readonly string[] },
): string | null {
  if (words === null || labelled.length + others.length === 0) return null
  return [
    `“${words}” sounds paid, gifted or affiliate. If it is:`,
    labelled.length > 0 ? `tick the box above for the label on ${namesOf(labelled)}.` : '',
    others.length > 0
      ? `${labelled.length > 0 ? 'For' : 'for'} ${namesOf(others)}, start the text with “Ad” or “#ad”, as there’s no label there.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a platform would not take of a first comment, and what to do. */
export function commentProblemText(platform: string, problem: TextProblem): string {
  const { kind, limit } = problem
  if (kind === 'too_long') return `${platform} takes ${limit} characters at most. Shorten the comment.`
  const things = kind === 'links' ? 'different links' : 'hashtags'
  return `${platform} takes ${limit} ${things} in a comment. Remove ${problem.count - limit}.`
}

/** What is said beside the choice of who may see a post. */
export function privacyProblemText(handle: string, problem: PrivacyProblem): string {
  switch (problem) {
    case 'missing':
      return `Choose who may see this post on ${handle}.`
    case 'not_offered':
      return `${handle} doesn’t offer this choice at the moment. Choose another.`
    case 'hidden_ad':
      return 'An ad or a paid partnership can’t be for you alone. Choose who may see it.'
  }
}

/** Platforms by name: 'LinkedIn and Threads'. */
export function namesOf(platforms: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(platforms.map(id => platformName(id)))
}

/** What becomes of the links of a text that is sent; there is one at least. */
export function linksText({ tracked, kept }: { tracked: number; kept: number }): string {
  if (kept === 0) return tracked === 1 ? 'Its link is tracked.' : `Its ${tracked} links are tracked.`
  const stays = kept === 1 ? '1 link stays as you typed it' : `${kept} links stay as you typed them`
  return tracked === 0
    ? `${stays}: a tracked one would make the post too long.`
    : `${tracked === 1 ? '1 link is' : `${tracked} links are`} tracked. ${stays}, as the post would be too long.`
}

/** Whom a post waits for, and since when, in a sentence. */
export function waitingText(
  waiting: Parameters<typeof stepWhoText>[0] & { readonly since: Date; readonly isOverdue: boolean },
  timeZone: string,
): string {
  const since = `Waiting for ${stepWhoText(waiting).replace(/^The/, 'the')} since ${whenText(waiting.since, timeZone)}`
  return waiting.isOverdue ? `${since} (overdue)` : since
}
