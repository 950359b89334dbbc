import { truncateUnits } from '../shared/text.ts'
import { trimEndOf } from '../shared/trim-end-of.ts'
import { STORY_LIMITS } from './limits.ts'

const MOST_WORDS = 9
const MOST_LENGTH = 60
// Characters of at most two UTF-16 units each, so that the title with its ellipsis always fits the form.
const MOST_CHARACTERS = STORY_LIMITS.title / 2 - 1
const UNTITLED = 'Untitled story'

/**
 * A title out of the first words of a captured story: the first sentence when it is short, else its first nine words
 * with an ellipsis. Never empty, at most 200 characters; what is no text gives 'Untitled story'.
 */
export function suggestTitle(capture: string): string {
  if (typeof capture !== 'string') return UNTITLED
  const line = truncateUnits(capture, STORY_LIMITS.body)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const sentence = line.match(/^.+?[.!?…](?=\s|$)/u)?.[0] ?? line
  const words = sentence.split(' ')
  let title = words.slice(0, MOST_WORDS).join(' ')
  while (title.length > MOST_LENGTH && title.includes(' ')) title = title.slice(0, title.lastIndexOf(' '))
  const isWhole = title.length === sentence.length
  const bare = Array.from(trimEndOf(title, ' .,;:…–—-'))
  const cut = bare.slice(0, MOST_CHARACTERS).join('')
  if (cut === '') return UNTITLED
  const capital = cut.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase('en-GB'))
  return isWhole && cut.length === bare.join('').length ? capital : `${capital}…`
}
