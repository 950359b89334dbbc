import { sentencesOf } from '../../posts/checks/sentences.ts'
import { type Card, type CardLook, MOST_CARDS } from './card.ts'

/** Characters of one step: what is longer goes on with the next, at the end of a sentence. */
const STEP_LENGTH = 240
const TITLE_LENGTH = 120

/** What a carousel is made from. */
export interface CarouselInput extends CardLook {
  readonly title: string
  readonly body: string
  readonly name: string
  /** What its last picture says. */
  readonly closing: string
}

/**
 * A post as a carousel: a title card, a numbered card for each paragraph or step, and a closing card; at most
 * `MOST_CARDS`. Without a title the first sentence is it. Lines of hashtags alone are left out; `isCut` says that some
 * steps had no room. No cards for a post without words.
 */
export function carouselOf(input: CarouselInput): { cards: Card[]; isCut: boolean } {
  const { title, body, name, closing, format, shade, accent, brand = null, logo = null } = input
  const blocks = body
    .split('\n')
    .map(withoutListMark)
    .filter(line => line !== '' && !isTags(line))
  const opening = title.trim() === '' ? takeOpening(blocks) : { text: title.trim(), rest: blocks }
  if (opening.text === '') return { cards: [], isCut: false }
  const steps = opening.rest.flatMap(inSteps)
  const room = MOST_CARDS - (closing.trim() === '' ? 1 : 2)
  const shown = steps.slice(0, room)
  const count = 1 + shown.length + (closing.trim() === '' ? 0 : 1)
  const look = { format, shade, accent, brand, logo, name, count }
  const cards: Card[] = [
    { ...look, template: 'title', text: opening.text, number: 1 },
    ...shown.map((text, at): Card => ({ ...look, template: 'step', text, number: at + 1 })),
  ]
  if (closing.trim() !== '') cards.push({ ...look, template: 'closing', text: closing.trim(), number: count })
  return { cards, isCut: steps.length > room }
}

/** What a picture of words says, for people who cannot see it. */
export function cardAlt({ template, text, name, number, count }: Card): string {
  const words = template === 'quote' || template === 'named' ? `“${text}”` : text
  const numbered = template === 'step' ? `${number}. ${words}` : words
  if (name === '') return numbered
  return count > 1 && template !== 'title' ? numbered : `${numbered} – ${name}`
}

function withoutListMark(line: string): string {
  const trimmed = line.trim()
  return trimmed.replace(/^(?:\d{1,2}[.)]|[-•*–—])\s+/u, '')
}

function isTags(line: string): boolean {
  return line.split(/\s+/u).every(word => word.startsWith('#'))
}

function takeOpening(blocks: readonly string[]): { text: string; rest: string[] } {
  const [first = '', ...others] = blocks
  const [sentence] = sentencesOf(first)
  if (!sentence || sentence.end > TITLE_LENGTH)
    return {
      text: first.slice(0, TITLE_LENGTH).toWellFormed(),
      rest: [...blocks.slice(first === '' ? 1 : 0)],
    }
  const rest = first.slice(sentence.end).trim()
  return { text: sentence.text, rest: rest === '' ? others : [rest, ...others] }
}

/** A paragraph in steps that each end with a sentence, where its sentences are short enough. */
function inSteps(paragraph: string): string[] {
  if (paragraph.length <= STEP_LENGTH) return [paragraph]
  const steps: string[] = []
  for (const { text } of sentencesOf(paragraph)) {
    const last = steps.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= STEP_LENGTH)
      steps[steps.length - 1] = `${last} ${text}`
    else steps.push(text)
  }
  return steps
}
