import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import { MatchedText } from './matched-text.tsx'

const text = 'We leverage bowls.'
const place = (words: string, effect: AlignmentMatch['effect']): AlignmentMatch => {
  const start = text.indexOf(words)
  return { dimension: 'voice', effect, start, end: start + words.length, why: `about ${words}` }
}
const shown = (matches: AlignmentMatch[]) =>
  renderToStaticMarkup(<MatchedText text={text} matches={matches} />)
const lineOf = (html: string) => /text-decoration-style:(\w+)/.exec(html)?.[1]

it('tells what lowers the score from what raises it by line, sign and word, in one dimension', () => {
  const [hurts, helps] = [shown([place('leverage', 'lowers')]), shown([place('bowls', 'raises')])]
  expect(lineOf(hurts)).not.toBe(lineOf(helps))
  expect(hurts).toContain('−')
  expect(hurts).not.toContain('+')
  expect(helps).toContain('+')
  expect(helps).not.toContain('−')
  expect(hurts).toContain('(hurts voice)')
  expect(helps).toContain('(helps voice)')
})

it('says in a legend what the marks mean, and only the marks that are there', () => {
  const both = shown([place('leverage', 'lowers'), place('bowls', 'raises')])
  expect(both).toContain('Helps')
  expect(both).toContain('Hurts')
  expect(shown([place('bowls', 'raises')])).not.toContain('Hurts')
})

it('has a line of its own for each dimension that is helped', () => {
  const lines = (['voice', 'values', 'audience', 'emotion'] as const).map(dimension =>
    lineOf(shown([{ ...place('bowls', 'raises'), dimension }])),
  )
  expect(new Set(lines).size).toBe(4)
  expect(lines).not.toContain(lineOf(shown([place('leverage', 'lowers')])))
})

it('gives words of several dimensions one sign where it is asked to, and the reasons of all of them', () => {
  const [first, second] = (['voice', 'emotion'] as const).map(dimension => ({
    ...place('bowls', 'raises'),
    dimension,
    why: `for ${dimension}`,
  }))
  if (!first || !second) throw new Error('two places')
  const of = (oneSign: boolean) =>
    renderToStaticMarkup(<MatchedText text={text} matches={[first, second]} oneSign={oneSign} />)
  expect(of(false).match(/\(helps \w+\)/g)).toEqual(['(helps voice)', '(helps emotion)'])
  expect(of(true).match(/\(helps \w+\)/g)).toEqual(['(helps voice)'])
  expect(of(true)).toContain('title="for voice, for emotion"')
})
