import { CARD_TEXT_LENGTH, MOST_CARDS } from '#core/media/quote/card.ts'

/** What the pages say that make pictures from words. */
export const CARD_TEXTS = {
  words: `Choose a sentence above or type your own. Up to ${CARD_TEXT_LENGTH} characters.`,
  nothingYet: 'Choose a sentence or type one, then select “Preview picture”.',
  readOnly: 'You can look at these previews, but you can’t add pictures to this post.',
  carousel:
    'A title, one picture for each paragraph or step, and a last word. To change the words, edit your post.',
  noWords: 'This post has no text yet. Write it first, then come back.',
  tooManySteps: `A carousel has up to ${MOST_CARDS} pictures, so the last part of your post is left out. Shorten your post to fit it all in.`,
  closing: 'Was this useful? Save it, and send it to someone who needs it.',
  isCut: 'The text is too long for this shape, so its end is left out.',
} as const

/** What is said of characters that our typefaces do not have. */
export function missingNote(missing: readonly string[]): string {
  return `We can’t draw these, so they’re left out: ${missing.slice(0, 10).join(' ')}`
}

/** What is said when only some of the pictures had room. */
export function someAdded(added: number, why: string): string {
  if (added === 0) return why
  return `${added === 1 ? 'One picture was' : `${added} pictures were`} added. ${why}`
}
