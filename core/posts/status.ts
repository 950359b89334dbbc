/** States of a post, from idea to out. */
export const POST_STATUSES = [
  'idea',
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'due',
  'sending',
  'handed_over',
  'published',
  'failed',
  'missed',
  'held',
] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** What can happen to a post. */
export const POST_EVENTS = [
  'write',
  'submit',
  'approve',
  'send_back',
  'edit',
  'schedule',
  'unschedule',
  'fall_due',
  'start_sending',
  'hand_over',
  'confirm_out',
  'fail',
  'miss',
  'retry',
  'pause',
  'resume',
] as const
export type PostEvent = (typeof POST_EVENTS)[number]

/** The words for each state. */
export const POST_STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  idea: 'Idea',
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  scheduled: 'Scheduled',
  due: 'Due',
  sending: 'Sending',
  handed_over: 'To confirm',
  published: 'Published',
  failed: 'Failed',
  missed: 'Missed',
  held: 'Paused',
}

const RULES: Readonly<Record<PostStatus, Partial<Readonly<Record<PostEvent, PostStatus>>>>> = {
  idea: { write: 'draft' },
  draft: {
    edit: 'draft',
    submit: 'in_review',
    schedule: 'scheduled',
    hand_over: 'handed_over',
    confirm_out: 'published',
  },
  in_review: { edit: 'draft', approve: 'approved', send_back: 'draft' },
  // An approval belongs to the text it was given to: a change takes it back.
  approved: {
    edit: 'draft',
    send_back: 'draft',
    schedule: 'scheduled',
    hand_over: 'handed_over',
    confirm_out: 'published',
  },
  scheduled: {
    edit: 'scheduled',
    unschedule: 'draft',
    schedule: 'scheduled',
    fall_due: 'due',
    pause: 'held',
  },
  due: {
    edit: 'due',
    start_sending: 'sending',
    schedule: 'scheduled',
    hand_over: 'handed_over',
    confirm_out: 'published',
    unschedule: 'draft',
    miss: 'missed',
    pause: 'held',
  },
  // Nobody can know whether a send that is under way went through, so it ends only by its own result.
  sending: { confirm_out: 'published', fail: 'failed', hand_over: 'handed_over' },
  handed_over: { confirm_out: 'published', hand_over: 'handed_over', miss: 'missed', unschedule: 'draft' },
  published: {},
  failed: {
    retry: 'due',
    schedule: 'scheduled',
    hand_over: 'handed_over',
    edit: 'draft',
    unschedule: 'draft',
    confirm_out: 'published',
  },
  missed: {
    schedule: 'scheduled',
    hand_over: 'handed_over',
    edit: 'draft',
    unschedule: 'draft',
    confirm_out: 'published',
  },
  // Paused on purpose: it goes out only once somebody resumes it, and is missed when its time goes by meanwhile.
  held: { edit: 'held', resume: 'scheduled', schedule: 'scheduled', unschedule: 'draft', miss: 'missed' },
}

/** The state after an event; null when the event makes no sense in this state, or either is unknown. */
export function nextStatus(status: PostStatus, event: PostEvent): PostStatus | null {
  const from = POST_STATUSES.find(name => name === status)
  const what = POST_EVENTS.find(name => name === event)
  return from && what ? (RULES[from][what] ?? null) : null
}
