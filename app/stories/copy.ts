import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { openQuoteText } from '#core/shared/open-quote.ts'

/** What a refused story says; `limit` is the plan's number of stories. */
export function storyRefusal(
  refusal: { reason: 'read_only' | 'not_found' } | { reason: 'story_limit_reached'; limit: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'not_found':
      return 'This story no longer exists. It may have been deleted in another window.'
    case 'story_limit_reached':
      return `Your plan includes ${refusal.limit} stories and you’ve used them all. Your text is still here. Delete a story you don’t need, or upgrade.`
  }
}

/** What is said of the words of a recording. */
export const VOICE_TEXTS = {
  waiting: 'We’re writing down what you said. You can leave this page.',
  said: 'Here’s what you said',
  correct: 'Correct what’s wrong. These words become the story’s text.',
  correctBelow: 'Correct what’s wrong. These words go below what you wrote.',
  silent: 'We found no words in this recording. Write what happened below.',
  failed: 'We couldn’t write down what you said. Your recording is safe.',
  unavailable: 'Recordings aren’t written down here. Listen again and write what happened below.',
  assistant_off:
    'The assistant is turned off, so it hasn’t written down what you said. Write what happened below.',
  no_credits:
    'You’ve used your credits for the assistant, so it hasn’t written down what you said. Write what happened below.',
  tooLong: 'These words don’t fit: a story’s text has up to 10,000 characters. Shorten one of them.',
} as const

/** What an undo that came too late says. */
export const RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

/** Words of the story bank's first page. */
export const STORYBANK_TEXTS = {
  title: 'Stories',
  description: 'Save what happens at work, so you always have something to post about.',
  emptyTitle: 'Save your first story',
  empty:
    'Something a client said, a mistake you made, why you started. One sentence is enough, and you can turn it into a post later.',
  nothingFound: 'No stories found',
} as const

/** Why somebody in a story could not be kept. */
export const PERSON_REFUSALS = {
  read_only: readOnlyText,
  too_many_people: 'You can add up to 20 people to a story. Remove someone first.',
} as const

/** What a refused request to a customer says. */
export function askRefusal(
  refusal: { reason: 'read_only' | 'too_many_requests' } | { reason: 'story_limit_reached'; limit: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'too_many_requests':
      return 'You already have 50 open requests. Cancel one first.'
    case 'story_limit_reached':
      return `Open requests count towards your ${refusal.limit} stories. Delete a story, cancel a request, or upgrade.`
  }
}

/** What a refused import says; nothing of it was kept. */
export function importRefusal(
  refusal:
    | { reason: 'read_only' | 'nothing_chosen' | 'no_table' }
    | { reason: 'open_quote'; line: number }
    | { reason: 'no_room'; room: number; wanted: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'nothing_chosen':
      return 'Select at least one story to import.'
    case 'no_table':
      return 'We can’t read this as a table. It needs a row of headings, then at least one more row.'
    case 'open_quote':
      return openQuoteText(refusal.line)
    case 'no_room':
      return `You selected ${refusal.wanted} stories, and your plan has room for ${refusal.room}. Nothing has been added. Untick ${refusal.wanted - refusal.room}, or upgrade.`
  }
}

/** Words of the form that a customer sees. */
export const ASK_TEXTS = {
  over: 'This link has been used or cancelled, or is over 30 days old. Ask the person who sent it for a new one.',
  alreadyAnswered:
    'Someone has just answered this form, so we couldn’t save your answer. Your text is still here. Copy it and send it to the person who asked.',
} as const

/** Why a file, or an empty form, brings no stories. */
export const FILE_TEXTS = {
  too_large: 'This file is larger than 900 KB. Split it into smaller files and import each one.',
  not_text: 'This isn’t a text file. Save it as CSV or plain text, then choose that file.',
  empty: 'This file is empty. Choose another one, or paste your text.',
  nothing: 'Enter some text or choose a file',
} as const
