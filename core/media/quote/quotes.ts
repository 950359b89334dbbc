import { sentencesOf } from '../../posts/checks/sentences.ts'

const FEWEST_WORDS = 4
const LONGEST = 200
const MOST = 12

/** The sentences of a post that would stand well on a picture, in its order, at most twelve. */
export function quotesOf(body: string): string[] {
  const found = sentencesOf(body)
    .filter(
      ({ text, words }) => words >= FEWEST_WORDS && text.length <= LONGEST && !/https?:|^[#@]/.test(text),
    )
    .map(({ text }) => text)
  return [...new Set(found)].slice(0, MOST)
}
