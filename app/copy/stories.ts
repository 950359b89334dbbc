import { readOnlyText } from './billing.ts'

/** What a refused story says; `limit` is the plan's number of stories. */
export function storyRefusal(
  refusal: { reason: 'read_only' | 'not_found' } | { reason: 'story_limit_reached'; limit: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'not_found':
      return 'This story is no longer there. It may have been deleted in another window.'
    case 'story_limit_reached':
      return `Your plan keeps ${refusal.limit} stories, and all ${refusal.limit} places are taken. Your text is still in the box: make room by deleting a story you will not tell, or move to a plan without a limit.`
  }
}

/** What an undo that came too late says. */
export const RESTORE_TOO_LATE = 'This can no longer be undone: deleted things are kept for a day.'

/** Words of the story bank's first page. */
export const STORYBANK_TEXTS = {
  title: 'Stories',
  description: 'What happens to you is what you post about. Keep it here before it slips away.',
  emptyTitle: 'Your first story is smaller than you think',
  empty:
    'A line a client said, a mistake you made on Tuesday, why you began. One sentence above is enough; the rest can come later. Every story can become a post in your own words.',
  nothingFound: 'No story matches',
} as const
