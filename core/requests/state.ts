import type { PostStatus } from '../posts/status.ts'

/** How a request is stored. */
export type StoredRequestState = 'new' | 'accepted' | 'declined' | 'spam'

/** Where a request stands; from `accepted` on it follows its post by itself. */
export const REQUEST_STATES = [
  'new',
  'accepted',
  'in_progress',
  'scheduled',
  'published',
  'declined',
  'spam',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const REQUEST_STATE_LABELS: Readonly<Record<RequestState, string>> = {
  new: 'New',
  accepted: 'Accepted',
  in_progress: 'In progress',
  scheduled: 'Scheduled',
  published: 'Published',
  declined: 'Declined',
  spam: 'Spam',
}

/** States of a post that its request calls by another name; every other one means that somebody works on it. */
const OF_POST: Readonly<Partial<Record<PostStatus, RequestState>>> = {
  idea: 'accepted',
  scheduled: 'scheduled',
  due: 'scheduled',
  sending: 'scheduled',
  handed_over: 'scheduled',
  held: 'scheduled',
  published: 'published',
}

/** The states of posts that stand behind a state of an accepted request. */
export const POST_STATES_OF: Readonly<
  Record<'in_progress' | 'scheduled' | 'published', readonly PostStatus[]>
> = {
  in_progress: ['draft', 'in_review', 'approved', 'failed', 'missed'],
  scheduled: ['scheduled', 'due', 'sending', 'handed_over', 'held'],
  published: ['published'],
}

/** Where a request stands, from how it is stored and the state of its post; null is no post yet. */
export function requestState(stored: StoredRequestState, post: PostStatus | null): RequestState {
  if (stored !== 'accepted') return stored
  return post === null ? 'accepted' : (OF_POST[post] ?? 'in_progress')
}

/** What whoever asked is told by mail; of work that goes on nobody is. */
export type ToldState = 'new' | 'accepted' | 'published' | 'declined'

/** The news that is due, after the last that was told; null for none. */
export function dueNews(state: RequestState, told: ToldState): Exclude<ToldState, 'new'> | null {
  if (state === 'declined') return told === 'declined' ? null : 'declined'
  if (state === 'published') return told === 'published' ? null : 'published'
  if (state === 'new' || state === 'spam') return null
  return told === 'new' || told === 'declined' ? 'accepted' : null
}
