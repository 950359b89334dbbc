import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { COMPARED, ENOUGH } from '#core/research/comparison/texts.ts'
import { COMPETITOR_LIMITS } from '#core/research/competitor.ts'
import { NOTE_LIMITS } from '#core/research/notes/note.ts'
import { numberText } from '#core/shared/number-text.ts'

type CompetitorRefusal = 'read_only' | 'not_in_plan' | 'not_found' | 'too_many'

/** What a refused change of a competitor says. */
export const COMPETITOR_REFUSALS: Readonly<Record<CompetitorRefusal, string>> = {
  read_only: readOnlyText,
  not_in_plan:
    'Competitors are part of Collective+. You can still read what you have. Upgrade to change them.',
  not_found: 'This competitor no longer exists. It may have been deleted in another window.',
  too_many: `You have ${COMPETITOR_LIMITS.competitors} competitors, which is the most. Delete one to add another.`,
}

/** What an undo that came too late says. */
export const RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

export const COMPETITOR_TEXTS = {
  emptyTitle: 'Who else do your customers look at?',
  empty:
    'Add a competitor and write down what they promise, what they charge and where they leave a gap. Put their feeds under them, and we compare their words with yours.',
  example:
    'They promise a table in two weeks. We answer: yours takes six, and your grandchildren will eat at it.',
  promiseHelp: 'In their own words, from their website.',
  priceHelp: 'What they charge, as they say it, such as “from £49 a month”.',
  strengthsHelp: 'What they do well. Be fair, so that your answer holds.',
  gapsHelp: 'What they leave out, and what their customers complain about.',
  answerHelp: 'What you say when someone asks why you and not them.',
  sourcesHelp: 'Items from these sources count as theirs. Each source belongs to one competitor.',
  evidenceEmpty: 'Open the feed and select “Add to competitor” on an item. We copy its words, so they stay.',
  answersEmpty:
    'When you answer one of their items with a post, it’s listed here with the people who followed its links.',
  answersHelp:
    'People are those who followed the post’s tracked links, without machines. Got in touch are those who came to you first through this post.',
} as const

export const COMPARE_TEXTS = {
  scores:
    'Each text is scored against your brand foundation, as the editor scores a post. A bar is the mean of a side’s texts, from 30 to 100.',
  words:
    'A word counts for a side when at least 3 of its texts hold it. The share is of that side’s texts, with their number beside it.',
  noWords: 'Neither side says any word in 3 texts or more.',
  wornOut: 'Phrases that too many people use. The editor warns you of the same ones.',
} as const

/** Why nothing can be said of a side yet. */
export function notEnough(whose: 'theirs' | 'ours'): string {
  const bar = `${ENOUGH.texts} texts or ${ENOUGH.words} words from the last ${COMPARED.days} days`
  return whose === 'theirs'
    ? `Not enough yet from them. We need ${bar}. Put more of their sources on their sheet.`
    : `Not enough yet from you. We need ${bar}. Publish more posts, then look again.`
}

type NoteRefusal =
  | 'read_only'
  | 'not_in_plan'
  | 'not_found'
  | 'too_many'
  | 'item_not_found'
  | 'too_many_citations'

/** What a refused change of a note says. */
export const NOTE_REFUSALS: Readonly<Record<NoteRefusal, string>> = {
  read_only: readOnlyText,
  not_in_plan: 'The research hub is part of Collective+. You can still read and export your notes.',
  not_found: 'This note no longer exists. It may have been deleted in another window.',
  too_many: `You have ${numberText(NOTE_LIMITS.notes)} notes, which is the most. Delete one to add another.`,
  item_not_found: 'This item no longer exists. Choose another one to cite.',
  too_many_citations: `A note cites ${NOTE_LIMITS.citations} items, which is the most. Remove one to add another.`,
}

export const NOTE_TEXTS = {
  emptyTitle: 'Write down what you find out',
  empty:
    'A note holds what you conclude and cites the items it rests on, with the sentence you quote. The quotation stays when the item is gone.',
  example: 'Three of four rivals hide the price [1] [2] [4]. We put ours on the first line.',
  bodyHelp: 'You can use Markdown. Write [1] to point to citation 1.',
  tagsHelp: 'Separate them with commas.',
  citationsEmpty: 'This note cites nothing yet. Choose a saved item below.',
  citeHelp: 'Choose a sentence of an item you’ve saved. We copy it with its source and date.',
} as const
