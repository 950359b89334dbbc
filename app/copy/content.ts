import { readOnlyText } from './billing.ts'

/** What a refused post says. */
export const POST_REFUSALS: Readonly<Record<'read_only' | 'not_found' | 'not_editable', string>> = {
  read_only: readOnlyText,
  not_found: 'This post is no longer there. It may have been deleted in another window.',
  not_editable:
    'This post is out or on its way, so its text stays as it is. Copy what you changed into a new post.',
}

/** Words of the editor and the list of posts. */
export const POST_TEXTS = {
  listTitle: 'Posts',
  listDescription: 'Everything you wrote, newest first, with how much each sounded like you.',
  emptyTitle: 'Nothing written yet',
  empty:
    'Start from a story and half the writing is done: the editor puts it in order for the place it goes to, and shows as you write how much it sounds like you.',
  nothingFound: 'No post matches',
  noFoundation:
    'Every number stays at 50 until we know your brand: there is nothing yet to hold your text against. Five answers are enough to begin.',
  someFoundation:
    'Your foundation has gaps, so parts of this score stay at 50. Each answer makes it sharper.',
} as const
