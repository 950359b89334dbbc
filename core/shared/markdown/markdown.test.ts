import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseInline } from './inline.ts'
import { parseMarkdown } from './parse.ts'

it('reads facts, headings, paragraphs, lists, quotes and tables', () => {
  const { facts, blocks } = parseMarkdown(
    '---\ntitle: On voice\ndate: 2026-11-02\n---\n## What it is\n\nOne\nline.\n\n- a\n- b\n  goes on\n\n1. x\n2. y\n\n> said\n\n| n | v |\n| --- | --- |\n| a | 1 |',
  )
  expect(facts).toEqual({ title: 'On voice', date: '2026-11-02' })
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'table'])
  expect(blocks[0]).toMatchObject({ level: 2, id: 'what-it-is' })
  expect(blocks[2]).toMatchObject({
    ordered: false,
    items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b goes on' }]],
  })
  expect(blocks[5]).toMatchObject({ rows: [[[{ text: 'a' }], [{ text: '1' }]]] })
})

it('marks bold, italic, code and links, and leaves the rest as it is', () => {
  expect(parseInline('a **b** *c* `d` [e](/f) 2 * 3')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', to: '/f' },
    { kind: 'text', text: ' 2 * 3' },
  ])
})

it.each(['[x](javascript:alert(1))', '[x](//evil.example)', '[x](data:text/html,1)', '<b>x</b>'])(
  'makes no link and no markup of %s',
  source => {
    expect(parseInline(source).every(({ kind }) => kind === 'text')).toBe(true)
  },
)

it('loses no letter of a plain text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), source => {
      const text = parseInline(source)
        .map(run => run.text)
        .join('')
      for (const letter of source.match(/[a-z]/gi) ?? []) {
        if (!/\]\(/.test(source)) expect(text).toContain(letter)
      }
    }),
  )
})

it('reads any text without throwing', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), source => void parseMarkdown(source)))
})
