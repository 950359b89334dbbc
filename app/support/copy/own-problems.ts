import { troubleRow } from '#app/billing/copy.ts'
import { bytesInWords } from '#core/media/room.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import { oneOrMany } from '#core/shared/grammar/one-or-many.ts'
import { formatDate } from '#core/shared/time.ts'
import type { OwnProblem, OwnProblemKind, Quota } from '#core/support/own-problems.ts'
import { zonePlace } from '#core/support/zone-place.ts'

/** A problem in words, and where it is put right. */
export interface ProblemText {
  /** In two or three words; it goes along with a message to us. */
  readonly name: string
  readonly text: string
  readonly href: string
  readonly action: string
}

/** What was looked at, for whoever reads that nothing was found. */
export const CHECKED_THINGS =
  'your plan and payments, your email, connected accounts, scheduled posts, limits, your mail server, webhooks, sources and time zones'

type Of<Kind extends OwnProblemKind> = Extract<OwnProblem, { kind: Kind }>

const QUOTA_TEXTS: Record<Quota, (problem: Of<'quota_used'>) => Omit<ProblemText, 'name'>> = {
  stories: ({ limit }) => ({
    text: `Your plan holds ${limit} stories, and you have them all. Delete one or change your plan to add more.`,
    href: '/app/upgrade',
    action: 'See plans',
  }),
  credits: ({ limit }) => ({
    text: `You’ve used all ${limit} assistant credits of this month. They come back on the first.`,
    href: '/app/upgrade',
    action: 'See plans',
  }),
  campaigns: ({ limit }) => ({
    text: `You’ve made ${limit === 1 ? 'the one campaign' : `all ${limit} campaigns`} your plan has for this month. The next month brings new ones.`,
    href: '/app/upgrade',
    action: 'See plans',
  }),
  media: ({ limit }) => ({
    text: `Your plan holds ${bytesInWords(limit)} of pictures, videos and recordings, and it’s full. Remove some or change your plan.`,
    href: '/app/upgrade',
    action: 'See plans',
  }),
}

const TEXTS: { readonly [Kind in OwnProblemKind]: (problem: Of<Kind>, timeZone: string) => ProblemText } = {
  plan_ended: () => ({
    name: 'plan ended',
    text: 'Your plan has ended, so nothing can be created, saved or published. You can still read and export everything.',
    href: '/app/plan-ended',
    action: 'See what you can do',
  }),
  payment: ({ trouble }, timeZone) => ({
    ...troubleRow(trouble, timeZone),
    name: `payment: ${trouble.kind}`,
  }),
  mail_unreachable: () => ({
    name: 'email not delivered',
    text: 'Your mailbox doesn’t take our emails: we tried for two days. Check that it isn’t full, or use another address.',
    href: '/app/settings/security/email',
    action: 'Change email',
  }),
  email_change_open: () => ({
    name: 'email change open',
    text: 'You asked for another email address and haven’t entered both codes yet. Until then your old address counts.',
    href: '/app/settings/security/email',
    action: 'Enter codes',
  }),
  service_paused: () => ({
    name: 'service paused',
    text: 'We’ve paused sending and publishing for everyone, for maintenance. What’s due goes out once it’s over. You don’t need to do anything.',
    href: '/status',
    action: 'See service status',
  }),
  connection_lost: ({ network, handle }) => ({
    name: `connection lost: ${network}`,
    text: `${NETWORK_NAMES[network]} no longer lets us publish as ${handle}. Posts for that account wait until you connect it again.`,
    href: '/app/settings/connections',
    action: 'Connect again',
  }),
  connection_ending: ({ network, handle, at }, timeZone) => ({
    name: `connection ending: ${network}`,
    text: `Your connection to ${handle} on ${NETWORK_NAMES[network]} ends on ${formatDate(at, timeZone)}.`,
    href: '/app/settings/connections',
    action: 'Connect again',
  }),
  publishing_held: ({ since }, timeZone) => ({
    name: 'publishing paused',
    text: `Publishing has been paused in this workspace since ${formatDateTime(since, timeZone)}. Nothing is published until someone resumes it.`,
    href: '/app/content/settings',
    action: 'Resume publishing',
  }),
  posts_not_published: ({ posts }) => ({
    name: 'posts not published',
    text: `${oneOrMany(posts, 'post of the last 7 days wasn’t published', 'posts of the last 7 days weren’t published')}. Each says why, and what you can do.`,
    href: '/app/content?view=list',
    action: 'Open planner',
  }),
  quota_used: problem => ({
    name: `limit reached: ${problem.quota}`,
    ...QUOTA_TEXTS[problem.quota](problem),
  }),
  mail_server: ({ reason }) => ({
    name: 'mail server refuses',
    text: `Your own mail server refused the last email: “${reason}”`,
    href: '/app/settings/mail-server',
    action: 'Check mail server',
  }),
  webhooks_off: ({ webhooks }) => ({
    name: 'webhooks turned off',
    text: `${oneOrMany(webhooks, 'webhook was turned off because its address', 'webhooks were turned off because their addresses')} stopped replying.`,
    href: '/app/settings/webhooks',
    action: 'Check webhooks',
  }),
  sources_unread: ({ sources }) => ({
    name: 'sources not read',
    text: `${oneOrMany(sources, 'source of Brand Watch hasn’t', 'sources of Brand Watch haven’t')} answered for a week.`,
    href: '/app/brand-watch/health',
    action: 'See why',
  }),
  assistant_off: () => ({
    name: 'assistant off',
    text: 'The assistant is turned off in this workspace, so it doesn’t reply, draft or suggest.',
    href: '/app/settings/assistant',
    action: 'Turn it on',
  }),
  other_clock: ({ own, workspace }) => ({
    name: 'two time zones',
    text: `Your own time zone is ${zonePlace(own)}, but this workspace publishes by the clock of ${zonePlace(workspace)}. Times in the planner are the workspace’s.`,
    href: '/app/settings',
    action: 'Check time zone',
  }),
}

/** A problem as its person reads it; days and hours by their clock. */
export function ownProblemText(problem: OwnProblem, timeZone: string): ProblemText {
  const text = TEXTS[problem.kind] as (problem: OwnProblem, timeZone: string) => ProblemText
  return text(problem, timeZone)
}
