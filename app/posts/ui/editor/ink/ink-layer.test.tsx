import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { InkLayer } from './ink-layer.tsx'

const foundation = {
  core_values: ['honesty', 'patience'],
  dream_client: 'Bakers who open their first shop',
  brand_personality: 'warm-expert',
  words_to_avoid: ['leverage'],
}
const TEXT =
  'We leverage honesty.\n\nBakers <b>& patience</b> are what we have in the shop, every morning of the week.'
const scored = { text: TEXT, alignment: scoreContent(TEXT, foundation) }
const layer = (text: string) =>
  renderToStaticMarkup(<InkLayer text={text} scored={scored} fontSize="1rem" layerRef={null} />)
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const marks = (html: string) =>
  [...html.matchAll(/<span[^>]*style="([^"]*)"[^>]*data-sign="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, style = '', sign, words]) => ({ line: /decoration-style:(\w+)/.exec(style)?.[1], sign, words }),
  )

it('says letter for letter what the text area says, and is silent', () => {
  expect(wordsOf(layer(TEXT))).toBe(TEXT)
  expect(layer(TEXT)).toMatch(/^<div aria-hidden="true"/)
})

it('tells what hurts from what helps by line and by sign', () => {
  const shown = marks(layer(TEXT))
  expect(shown.find(({ words }) => words === 'leverage')).toMatchObject({ line: 'wavy', sign: '−' })
  const helps = shown.find(({ sign }) => sign === '+')
  expect(helps?.line).toBeDefined()
  expect(helps?.line).not.toBe('wavy')
})

it('carries the marks along while the text is written, and drops those under the pen', () => {
  const now = TEXT.replace('leverage', 'leveraged').replace('We', 'Yes, we')
  expect(wordsOf(layer(now))).toBe(now)
  expect(marks(layer(`Today ${TEXT}`)).map(({ words }) => words)).toEqual(
    marks(layer(TEXT)).map(({ words }) => words),
  )
  expect(marks(layer(TEXT.replace('leverage', 'leveraging'))).map(({ words }) => words)).not.toContain(
    'leveraging',
  )
})

it('has a last line for a text that ends with a line end, as a text area has', () => {
  expect(wordsOf(layer(`${TEXT}\n`))).toBe(`${TEXT}\n\u200b`)
})
