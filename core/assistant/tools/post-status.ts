import type { PostStatus } from '../../posts/status.ts'

/** A post's state as the assistant is told it; a post that failed or was missed did not go out. */
export const TOLD_STATUSES = ['draft', 'scheduled', 'published', 'failed'] as const
export type ToldPostStatus = (typeof TOLD_STATUSES)[number]

const TOLD: Readonly<Record<PostStatus, ToldPostStatus>> = {
  idea: 'draft',
  draft: 'draft',
  in_review: 'draft',
  approved: 'draft',
  scheduled: 'scheduled',
  due: 'scheduled',
  sending: 'scheduled',
  handed_over: 'scheduled',
  held: 'scheduled',
  published: 'published',
  failed: 'failed',
  missed: 'failed',
}

/** What a post's state is told as. */
export function toldStatus(status: PostStatus): ToldPostStatus {
  return TOLD[status]
}

/** The states that are told as that one; all of them for `any`. */
export function statusesTold(told: ToldPostStatus | 'any'): PostStatus[] {
  return (Object.keys(TOLD) as PostStatus[]).filter(status => told === 'any' || TOLD[status] === told)
}
