import { readOnlyText } from '#app/billing/copy.ts'

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

/** Why somebody in a story could not be kept. */
export const PERSON_REFUSALS = {
  read_only: readOnlyText,
  too_many_people: 'A story holds up to 20 people. Take somebody out first.',
} as const

/** What a refused request to a customer says. */
export function askRefusal(
  refusal: { reason: 'read_only' | 'too_many_requests' } | { reason: 'story_limit_reached'; limit: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'too_many_requests':
      return '50 requests are open already. Take back one that nobody will answer, then ask again.'
    case 'story_limit_reached':
      return `Your plan keeps ${refusal.limit} stories. An answer is never turned away, so every open request needs a free place, and none is left: delete a story you will not tell, take a request back, or move to a plan without a limit.`
  }
}

/** What a refused import says; nothing of it was kept. */
export function importRefusal(
  refusal:
    | { reason: 'read_only' | 'nothing_chosen' | 'no_table' }
    | { reason: 'no_room'; room: number; wanted: number },
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'nothing_chosen':
      return 'Nothing is ticked, so nothing was added.'
    case 'no_table':
      return 'This does not read as a table: the first row must hold the headings, and at least one more row must follow.'
    case 'no_room':
      return `You ticked ${refusal.wanted} stories, and your plan has room for ${refusal.room}. Nothing was added yet: untick ${refusal.wanted - refusal.room} of them, or move to a plan without a limit.`
  }
}

/** Words of the form that a customer sees. */
export const ASK_TEXTS = {
  over: 'This link has been used, taken back, or is older than 30 days. Ask whoever sent it for a new one.',
  alreadyAnswered:
    'This form was answered already, a moment before you, so your answer was not kept. Your text is still here: copy it and send it to whoever asked.',
} as const

/** Why a file, or an empty form, brings no stories. */
export const FILE_TEXTS = {
  too_large: 'This file is larger than 900 kB. Split it and import the parts.',
  not_text: 'This is not a text file. Save the spreadsheet or document as CSV or plain text and choose that.',
  empty: 'There is nothing in this file. Choose another one, or paste your text.',
  nothing: 'Paste something first, or choose a file',
} as const
