import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryMatches } from './carry-matches.ts'
import type { AlignmentMatch } from './types.ts'

const TEXT = 'We leverage bowls by hand.'
const place = (words: string, text = TEXT): AlignmentMatch => {
  const start = text.indexOf(words)
  return { dimension: 'voice', effect: 'raises', start, end: start + words.length, why: words }
}
const MATCHES = [place('leverage'), place('bowls'), place('hand')]
const words = (now: string) => carryMatches(TEXT, MATCHES, now).map(({ start, end }) => now.slice(start, end))

describe('matches are carried through an edit', () => {
  it.each([
    ['nothing', TEXT, ['leverage', 'bowls', 'hand']],
    ['a word in front', `Today ${TEXT}`, ['leverage', 'bowls', 'hand']],
    ['a word in between', 'We leverage blue bowls by hand.', ['leverage', 'bowls', 'hand']],
    ['a sentence at the end', `${TEXT} Really.`, ['leverage', 'bowls', 'hand']],
    ['a swap', 'We use bowls by hand.', ['bowls', 'hand']],
    ['a letter inside', 'We leverage bobwls by hand.', ['leverage', 'hand']],
    ['a letter at the edge', 'We leveraged bowls by hand.', ['bowls', 'hand']],
    ['a letter before the edge', 'We leverage xbowls by hand.', ['leverage', 'hand']],
    ['everything gone', '', []],
    ['another text', 'Nothing of it stands', []],
  ])('%s', (_, now, left) => {
    expect(words(now)).toEqual(left)
  })

  it('and whatever the edit, those that are left say the words they said', () => {
    const letters = fc.stringMatching(/^[ab .é]{0,12}$/)
    const edit = fc.tuple(letters, fc.nat(), fc.nat(), letters)
    fc.assert(
      fc.property(edit, fc.array(fc.tuple(fc.nat(), fc.nat())), ([text, at, length, put], spans) => {
        const start = at % (text.length + 1)
        const now = text.slice(0, start) + put + text.slice(start + (length % (text.length - start + 1)))
        const matches = spans
          .map(([a, b]) => [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y))
          .map(([from = 0, end = 0]) => ({ ...place('', ''), start: from, end, why: text.slice(from, end) }))
          .filter(({ start: from, end }) => from < end)
        for (const { start: from, end, why } of carryMatches(text, matches, now))
          expect(now.slice(from, end)).toBe(why)
      }),
    )
  })
})
