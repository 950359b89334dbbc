/** Whether a word of the data is an id of ours, an instant, or a word from a short list. */
type Example = Readonly<Record<string, string | null>>

export interface WebhookEvent {
  /** As people choose it. */
  readonly label: string
  /** When it is sent. */
  readonly when: string
  /** The page of the app that shows it; `{name}` stands for a value of the data. */
  readonly page: string
  /** What its data holds, as an example. Ids, instants and words of ours; never what somebody wrote. */
  readonly example: Example
}

const SCHEDULED_POST: Example = {
  scheduledPostId: '6f1c9a52-0d5e-4a0b-9f0e-2f6f0b8f7a11',
  postId: 'b3a4c8de-57a1-4a83-8a54-6a1e4c7f9d02',
  platform: 'linkedin',
  scheduledFor: '2026-11-24T09:30:00.000Z',
}
const SCHEDULED_PAGE = '/app/content/planned/{scheduledPostId}'

const REVIEW: Example = {
  reviewId: '0c7b8a3e-1f3d-4c56-9a77-5d0b7f3a2e43',
  postId: 'b3a4c8de-57a1-4a83-8a54-6a1e4c7f9d02',
}
const REVIEW_PAGE = '/app/content/review/{postId}'

const DEAL: Example = {
  dealId: '9d4e7f13-2c58-4b6a-a1d0-7e3f5b8c6a92',
  leadId: 'e2b1c0f4-6a3d-4d0c-8f57-2b9a7c1d5e80',
}
const DEAL_PAGE = '/app/sales-hub/deals/{dealId}'

const PROPOSAL: Example = {
  proposalId: '1a6c3d90-8e47-4f2b-b5c1-0d9e7a4f3b26',
  dealId: '9d4e7f13-2c58-4b6a-a1d0-7e3f5b8c6a92',
}
const PROPOSAL_PAGE = '/app/sales-hub/proposals/{proposalId}'

/**
 * Every event that can be sent. The database notes them by triggers (db/migrations/0240_webhooks.sql, and
 * 0335_webhooks_of_sales.sql for people, deals and proposals), in the transaction that causes them; a new one is a line here and one there.
 */
export const WEBHOOK_EVENTS = {
  'post.scheduled': {
    label: 'Post scheduled',
    when: 'A post is added to the planner, moved to another time or resumed.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.due': {
    label: 'Post due',
    when: 'The time of a post has come, and it’s ready to publish.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.handed_over': {
    label: 'Post handed over',
    when: 'Someone has taken a due post to its platform and hasn’t confirmed it yet.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.published': {
    label: 'Post published',
    when: 'A post is published: every connected account took it, or someone confirmed it.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.partially_published': {
    label: 'Post partly published',
    when: 'A post is published on some of its connected accounts and not on others.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.refused': {
    label: 'Post refused',
    when: 'No connected account took a post, and at least one refused it.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.missed': {
    label: 'Post missed',
    when: 'A post wasn’t published in time.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.paused': {
    label: 'Post paused',
    when: 'A scheduled post is paused, by you or because a permission or an approval is missing.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'post.unscheduled': {
    label: 'Post removed from the planner',
    when: 'A scheduled post is removed from the planner.',
    page: SCHEDULED_PAGE,
    example: SCHEDULED_POST,
  },
  'review.requested': {
    label: 'Approval requested',
    when: 'Someone asks for a post to be approved.',
    page: REVIEW_PAGE,
    example: REVIEW,
  },
  'review.approved': {
    label: 'Post approved',
    when: 'A reviewer or a client approves a post.',
    page: REVIEW_PAGE,
    example: REVIEW,
  },
  'review.changes_requested': {
    label: 'Changes requested',
    when: 'A reviewer or a client asks for changes to a post.',
    page: REVIEW_PAGE,
    example: REVIEW,
  },
  'story.added': {
    label: 'Story added',
    when: 'A story is added to the story bank, imported or restored.',
    page: '/app/storybank/{storyId}',
    example: { storyId: '4f0d5e0a-3b7c-4f7a-8a35-9c1f6f2b7e64' },
  },
  'lead.created': {
    label: 'Person added',
    when: 'Someone new gets in touch or is added by hand. People from a file and spam aren’t sent.',
    page: '/app/sales-hub/people/{leadId}',
    example: { leadId: 'e2b1c0f4-6a3d-4d0c-8f57-2b9a7c1d5e80', source: 'form' },
  },
  'deal.created': {
    label: 'Deal added',
    when: 'A deal is added to the pipeline.',
    page: DEAL_PAGE,
    example: { ...DEAL, stage: 'new' },
  },
  'deal.moved': {
    label: 'Deal moved',
    when: 'An open deal moves to another stage, or is opened again.',
    page: DEAL_PAGE,
    example: { ...DEAL, stage: 'conversation' },
  },
  'deal.won': {
    label: 'Deal won',
    when: 'A deal is won, by hand or because its proposal was accepted.',
    page: DEAL_PAGE,
    example: { ...DEAL, stage: 'won' },
  },
  'deal.lost': {
    label: 'Deal lost',
    when: 'A deal is marked as lost.',
    page: DEAL_PAGE,
    example: { ...DEAL, stage: 'lost' },
  },
  'proposal.accepted': {
    label: 'Proposal accepted',
    when: 'Someone accepts a proposal.',
    page: PROPOSAL_PAGE,
    example: PROPOSAL,
  },
  'proposal.declined': {
    label: 'Proposal declined',
    when: 'Someone declines a proposal.',
    page: PROPOSAL_PAGE,
    example: PROPOSAL,
  },
} as const satisfies Record<string, WebhookEvent>

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS

/** All events, in the order in which they are shown. */
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[]

/** What the test button sends. It is not chosen, and reaches an endpoint whatever it has chosen. */
export const TEST_EVENT = 'webhook.test'

/** Is this an event that an endpoint can choose? */
export function isWebhookEventType(input: unknown): input is WebhookEventType {
  return typeof input === 'string' && Object.hasOwn(WEBHOOK_EVENTS, input)
}

/** An event as people read it: by its label, and what we no longer know by its own name. */
export function webhookEventLabel(type: string): string {
  if (type === TEST_EVENT) return 'Test event'
  return isWebhookEventType(type) ? WEBHOOK_EVENTS[type].label : type
}
