import type { EmailChoice, NotificationEvent } from '#core/notifications/events.ts'
import { readKey, readText } from '#core/shared/untrusted.ts'

/** What an event is called where people choose, and when it happens. */
export const EVENT_LABELS: Readonly<Record<NotificationEvent, { label: string; when: string }>> = {
  post_due: { label: 'Post due', when: 'It’s time to post something yourself.' },
  post_reminder: { label: 'Post still waiting', when: 'A few hours before a due post counts as missed.' },
  post_missed: { label: 'Post missed', when: 'A scheduled post wasn’t published.' },
  post_unconfirmed: { label: 'Post not confirmed', when: 'No one confirmed that a post was published.' },
  permission_withdrawn: {
    label: 'Permission withdrawn',
    when: 'Scheduled posts are paused because of the people in their story.',
  },
  review_asked: { label: 'Approval requested', when: 'Someone wants your approval for a post.' },
  review_decided: { label: 'Your request answered', when: 'A post was approved, or changes were requested.' },
  connection_expiring: {
    label: 'Connection ending',
    when: 'An account has to be connected again, or we can’t publish to it.',
  },
  insight_new: {
    label: 'New insight',
    when: 'We’ve found something worth your attention. At most once a day, and as it happens on Collective+.',
  },
  month_reviewed: {
    label: 'Monthly review',
    when: 'Your review of the month before is ready. On the first of each month, on Collective+.',
  },
  credits_used: {
    label: 'Assistant credits',
    when: 'You’ve used 80% of them, or all of them.',
  },
  lead_received: {
    label: 'Form filled in',
    when: 'Someone filled in a form of yours. Spam isn’t announced.',
  },
  proposal_answered: {
    label: 'Proposal answered',
    when: 'A proposal was accepted or declined, or someone asked about it.',
  },
  onboarding_call: {
    label: 'Onboarding call',
    when: 'Your call with us is booked, and the day before it.',
  },
  request_received: {
    label: 'New request',
    when: 'Someone asked for a post. Spam isn’t announced.',
  },
  mention_spike: {
    label: 'Mentioned far more than usual',
    when: 'Your sources mention something of yours far more than in the week before. Part of Collective+.',
  },
  comment_added: { label: 'New comment', when: 'Someone commented on a post of yours.' },
}

/** How often, in the words of the settings page. */
export const EMAIL_LABELS: Readonly<Record<EmailChoice, string>> = {
  off: 'Off',
  at_once: 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
}

/** What always comes by email, whatever is chosen: it has no switch. */
export const ALWAYS_SENT = [
  'Posts that were missed',
  'Accounts that have to be connected again',
  'Sign-in links and security notices',
  'Your trial, payments and plan',
  'Invitations and changes to your role in a team',
] as const

/** Why a browser gets no messages. */
export const PUSH_PROBLEMS = {
  not_offered: 'Browser notifications aren’t set up on this server.',
  not_a_browser: 'Your browser’s address isn’t one we can send to. Try again, or use another browser.',
  no_browser: 'You haven’t turned on notifications in any browser yet.',
  not_taken:
    'We couldn’t deliver the test. Turn notifications off and on again in that browser, then try once more.',
} as const

export const NOTIFICATION_TEXTS = {
  title: 'Notifications',
  description: 'What has happened in this workspace and concerns you.',
  emptyTitle: 'Nothing yet',
  empty: 'Posts that are due, requests for approval and comments will appear here.',
  noneUnreadTitle: 'You’ve read everything',
  noneUnread: 'New notifications will appear here.',
  leaveTitle: 'Turn off these emails?',
  left: 'These emails are turned off',
  leftText: 'You can turn them back on in Settings, under Notifications. You’ll still see them in the app.',
  wrongTitle: 'This link doesn’t work',
  wrongText: 'It may be incomplete. You can turn emails off in Settings, under Notifications.',
} as const

/** One notification in words: a sentence, and what else there is to know ('' for nothing). */
export interface NotificationWords {
  readonly title: string
  readonly note: string
  /** What the button that leads there says. */
  readonly action: string
}

interface Filled {
  readonly title: string
  readonly who: string
  readonly note: string
}

const WORDS: Readonly<Record<NotificationEvent, (filled: Filled) => NotificationWords>> = {
  post_due: ({ title, note }) => ({ title: `Time to post: ${title}`, note, action: 'Open post' }),
  post_reminder: ({ title, note }) => ({
    title: `Still waiting for you: ${title}`,
    note,
    action: 'Open post',
  }),
  post_missed: ({ title, note }) => ({ title: `Not published: ${title}`, note, action: 'Open post' }),
  post_unconfirmed: ({ title, note }) => ({
    title: `No one confirmed it was published: ${title}`,
    note,
    action: 'Open post',
  }),
  permission_withdrawn: ({ title, note }) => ({
    title: `Posts paused: ${title}`,
    note,
    action: 'Open story',
  }),
  review_asked: ({ title, who, note }) => ({
    title: `${who} wants your approval: ${title}`,
    note: note || 'Read it, then approve it or ask for changes.',
    action: 'Open post',
  }),
  review_decided: ({ title, who, note }) => ({ title: `${who} ${title}`, note, action: 'Open post' }),
  connection_expiring: ({ title, note }) => ({
    title: `Connect again: ${title}`,
    note,
    action: 'Open connections',
  }),
  insight_new: ({ title, note }) => ({ title: `New insight: ${title}`, note, action: 'Open insights' }),
  month_reviewed: ({ title, note }) => ({
    title: `Your review of ${title} is ready`,
    note,
    action: 'Open review',
  }),
  credits_used: ({ title, note }) => ({
    title: `You’ve used ${title} of your assistant credits`,
    note,
    action: 'See plans',
  }),
  lead_received: ({ title, who, note }) => ({
    title: `${who} filled in: ${title}`,
    note,
    action: 'Open person',
  }),
  proposal_answered: ({ title, who, note }) => ({ title: `${who} ${title}`, note, action: 'Open proposal' }),
  onboarding_call: ({ title, note }) =>
    note === 'reminder'
      ? {
          title: `Your onboarding call is on ${title}`,
          note: 'You’ll find the link on the page.',
          action: 'Open call',
        }
      : {
          title: `Onboarding call booked: ${title}`,
          note: 'We’ll remind you the day before.',
          action: 'Open call',
        },
  request_received: ({ title, who, note }) => ({
    title: `${who} asked for a post: ${title}`,
    note,
    action: 'Open request',
  }),
  mention_spike: ({ title, note }) => ({
    title: `Mentioned far more than usual: ${title}`,
    note,
    action: 'See mentions',
  }),
  comment_added: ({ title, who, note }) => ({
    title: `${who} commented on: ${title}`,
    note,
    action: 'Open post',
  }),
}

/** A notification in words. */
export function notificationWords(event: NotificationEvent, details: unknown): NotificationWords {
  return WORDS[event]({
    title: readText(readKey(details, 'title')) || 'Untitled post',
    who: readText(readKey(details, 'who')) || 'Someone',
    note: readText(readKey(details, 'note')),
  })
}

/** What a link would turn off, in a sentence. */
export function leaveText(what: NotificationEvent | 'daily' | 'weekly' | 'summary'): string {
  if (what === 'summary')
    return 'You won’t get the weekly letter any more. You’ll still see the same numbers under Analytics.'
  return what === 'daily' || what === 'weekly'
    ? `You won’t get the ${what} email any more. You’ll still see everything in the app.`
    : `You won’t get emails about “${EVENT_LABELS[what].label}” any more. You’ll still see it in the app.`
}
