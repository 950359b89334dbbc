import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { type Block, blockText, type Inline } from './blocks.ts'
import { parseMarkdown } from './parse.ts'

const read = (source: string) => parseMarkdown(source).blocks
/** The runs of a text that is one paragraph. */
function runsOf(source: string): readonly Inline[] {
  const [block] = read(source)
  return block?.kind === 'paragraph' ? block.content : []
}
const text = (words: string): Inline => ({ kind: 'text', text: words })

describe('reading Markdown', () => {
  it('reads facts, headings, paragraphs, lists, quotes and tables', () => {
    const { facts, blocks } = parseMarkdown(
      '---\ntitle: On voice\ndate: 2026-11-02\n---\n## What it is\n\nOne\nline.\n\n- a\n- b\n  goes on\n\n1. x\n2. y\n\n> said\n\n| n | v |\n| --- | --- |\n| a | 1 |',
    )
    expect(facts).toEqual({ title: 'On voice', date: '2026-11-02' })
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'table'])
    expect(blocks[0]).toMatchObject({ level: 2, id: 'what-it-is' })
    expect(blocks[1]).toEqual({ kind: 'paragraph', content: [text('One line.')] })
    expect(blocks[2]).toEqual({
      kind: 'list',
      ordered: false,
      start: 1,
      items: [
        { content: [text('a')], blocks: [] },
        { content: [text('b goes on')], blocks: [] },
      ],
    })
    expect(blocks[4]).toEqual({ kind: 'quote', blocks: [{ kind: 'paragraph', content: [text('said')] }] })
    expect(blocks[5]).toMatchObject({ rows: [[[text('a')], [text('1')]]] })
  })

  it('marks bold, italic, code and links, within each other too, and leaves the rest as it is', () => {
    expect(runsOf('a **b** *c* `d` [e](/f) 2 * 3')).toEqual([
      text('a '),
      { kind: 'strong', content: [text('b')] },
      text(' '),
      { kind: 'emphasis', content: [text('c')] },
      text(' '),
      { kind: 'code', text: 'd' },
      text(' '),
      { kind: 'link', to: '/f', content: [text('e')] },
      text(' 2 * 3'),
    ])
    expect(runsOf('**a *b* [c](https://d.example)** snake_case_word \\*e\\*')).toEqual([
      {
        kind: 'strong',
        content: [
          text('a '),
          { kind: 'emphasis', content: [text('b')] },
          text(' '),
          { kind: 'link', to: 'https://d.example', content: [text('c')] },
        ],
      },
      text(' snake_case_word *e*'),
    ])
    expect(runsOf('`a * b ** c` ``x ` y``')).toEqual([
      { kind: 'code', text: 'a * b ** c' },
      text(' '),
      { kind: 'code', text: 'x ` y' },
    ])
  })

  it('reads lists within lists, and where their numbers begin', () => {
    const [list] = read('3. a\n   - b\n     - c\n   - [ ] d\n4. e\n\n   second paragraph')
    expect(list).toMatchObject({ kind: 'list', ordered: true, start: 3 })
    expect(list?.kind === 'list' && list.items).toMatchObject([
      {
        content: [text('a')],
        blocks: [
          {
            kind: 'list',
            ordered: false,
            items: [
              { content: [text('b')], blocks: [{ kind: 'list', items: [{ content: [text('c')] }] }] },
              { content: [text('[ ] d')], blocks: [] },
            ],
          },
        ],
      },
      { content: [text('e')], blocks: [{ kind: 'paragraph', content: [text('second paragraph')] }] },
    ])
  })

  it('keeps code as it was written', () => {
    expect(read('```js\n# no *heading*\n\n- <b>\n```\n\nafter\n\n---')).toEqual([
      { kind: 'code', text: '# no *heading*\n\n- <b>' },
      { kind: 'paragraph', content: [text('after')] },
      { kind: 'rule' },
    ])
  })
})

describe('what a text may not do', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JavaScript:alert)',
    '[x](&#106;avascript:alert)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](</\t/evil.example>)',
    '[x](data:text/html,1)',
    '<javascript:alert(1)>',
    '[x][y]',
    '<b>x</b>',
    '<script>alert(1)</script>',
    '<!-- x -->',
  ])('makes no link and no markup of %s', source => {
    expect(runsOf(source)).toEqual([text(source)])
  })

  it('leaves a definition in sight and makes no links of it', () => {
    const source = '[x]: https://evil.example'
    expect(blockText(read(`${source}\n\n[x]`))).toBe(`${source} [x]`)
  })

  it.each(['https://a.example/b', 'http://a.example', 'mailto:a@b.example', '/insights/voice', '#top'])(
    'links to %s',
    to => {
      expect(runsOf(`[x](${to})`)).toEqual([{ kind: 'link', to, content: [text('x')] }])
    },
  )

  it('shows no images, only what they are of', () => {
    const source = '![a *spy*](https://evil.example/p.png) [![b](https://evil.example/q.png)](/c)'
    expect(blockText(read(source))).toBe('a spy b')
    expect(JSON.stringify(read(source))).not.toContain('evil')
  })

  it('leads nowhere else, whatever is written', () => {
    const atoms = [
      '[',
      '](',
      ')',
      '<',
      '>',
      'x',
      'javascript:',
      '//',
      '/',
      '\\',
      'https://a',
      ' ',
      '\n',
      '&#9;',
      '`',
      '*',
    ]
    const isSafe = (to: string) => /^(?:\/(?![/\\])|https?:\/\/|mailto:|#)/i.test(to)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...atoms), { maxLength: 30 }), parts => {
        JSON.stringify(read(parts.join('')), (key, value) => {
          if (key === 'to') expect(isSafe(value)).toBe(true)
          return value
        })
      }),
      { numRuns: 1000 },
    )
  })
})

describe('any text at all', () => {
  it('loses no letter of a plain text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), source => {
        const shown = blockText(read(source))
        for (const letter of source.match(/[a-z]/gi) ?? []) {
          if (!/\]\(|```|~~~/.test(source)) expect(shown).toContain(letter)
        }
      }),
    )
  })

  it('is read without throwing', () => {
    const marks = fc.constantFrom(
      '#',
      '- ',
      '> ',
      '1. ',
      '|',
      '|-|',
      '```',
      '    ',
      '\n',
      '\n\n',
      '*',
      '_',
      '[a](b)',
      'a ',
    )
    const marked = fc.array(marks, { maxLength: 60 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), marked),
        source => void read(source),
      ),
      { numRuns: 500 },
    )
  })

  const line = (mark: string, times: number) => mark.repeat(times)
  it.each([
    ['brackets', line('[', 40_000)],
    ['brackets of links', line('[a](', 10_000)],
    ['stars', line('*', 40_000)],
    ['stars with words', line('*a_', 13_000)],
    ['underscores with words', line('a_', 20_000)],
    ['backticks', line('`', 40_000)],
    ['backticks apart', line('` ', 20_000)],
    ['exclamation marks', line('!', 40_000)],
    ['angle brackets', line('<', 40_000)],
    ['quotes in quotes', line('>', 10_000)],
    ['quotes in quotes, apart', `${line('> ', 10_000)}a`],
    ['lists in lists', `${line('- ', 10_000)}a`],
    ['numbered lists in lists', `${line('1. ', 10_000)}a`],
    ['a stair of lists', Array.from({ length: 280 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')],
    ['lines of a list', line('- a\n', 10_000)],
    ['tables in tables', line('|-|\n|-|\n](', 4_000)],
  ])('takes a bounded time: %s', (_name, source) => {
    let blocks: ReturnType<typeof read> = []
    const took = processorMs(() => {
      blocks = read(source)
    })
    // Most take a few milliseconds and none a hundred; without bounds some took seconds or all of the stack.
    expect(took).toBeLessThan(1_000)
    expect(depthOf(blocks)).toBeLessThanOrEqual(9)
  })
})

function depthOf(blocks: readonly Block[]): number {
  const depths = blocks.map(block => {
    if (block.kind === 'quote') return 1 + depthOf(block.blocks)
    return block.kind === 'list' ? 1 + Math.max(...block.items.map(item => depthOf(item.blocks))) : 1
  })
  return Math.max(0, ...depths)
}
