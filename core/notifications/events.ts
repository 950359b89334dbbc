/**
 * What a person can be told of, with what holds until they choose: whether it stands on their notifications page, how it
 * comes by email, and whether it goes to the browsers they have turned on. `locked` ones always arrive, each way and at
 * once.
 */
export const NOTIFICATION_EVENTS = {
  post_due: { page: true, email: 'at_once', push: true, locked: false },
  post_reminder: { page: true, email: 'at_once', push: true, locked: false },
  post_missed: { page: true, email: 'at_once', push: true, locked: true },
  post_unconfirmed: { page: true, email: 'daily', push: false, locked: false },
  permission_withdrawn: { page: true, email: 'at_once', push: true, locked: false },
  review_asked: { page: true, email: 'at_once', push: true, locked: false },
  review_decided: { page: true, email: 'at_once', push: true, locked: false },
  connection_expiring: { page: true, email: 'at_once', push: true, locked: true },
  insight_new: { page: true, email: 'daily', push: false, locked: false },
  month_reviewed: { page: true, email: 'at_once', push: false, locked: false },
  credits_used: { page: true, email: 'at_once', push: false, locked: false },
  lead_received: { page: true, email: 'at_once', push: true, locked: false },
  proposal_answered: { page: true, email: 'at_once', push: true, locked: false },
  onboarding_call: { page: true, email: 'at_once', push: true, locked: false },
  request_received: { page: true, email: 'at_once', push: true, locked: false },
  mention_spike: { page: true, email: 'at_once', push: true, locked: false },
  comment_added: { page: true, email: 'daily', push: false, locked: false },
} as const satisfies Record<string, EventDefaults>

interface EventDefaults {
  readonly page: boolean
  readonly email: EmailChoice
  readonly push: boolean
  readonly locked: boolean
}

export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS

/** When an email about an event comes. */
export const EMAIL_CHOICES = ['off', 'at_once', 'daily', 'weekly'] as const
export type EmailChoice = (typeof EMAIL_CHOICES)[number]

/** Where and how somebody is told of one event. */
export interface Channels {
  readonly page: boolean
  readonly email: EmailChoice
  readonly push: boolean
}

/** Everything one can be told of, in the order of the settings page. */
export const EVENT_NAMES = Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[]

/** Is this one of the events we know? Rows of a newer version may name others. */
export function isNotificationEvent(word: unknown): word is NotificationEvent {
  return typeof word === 'string' && Object.hasOwn(NOTIFICATION_EVENTS, word)
}
