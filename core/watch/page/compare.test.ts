import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSentences, isPassing, pairSentences } from './compare.ts'
import { muteSentences, noisyShapes, recentChanges } from './noise.ts'
import { readPage } from './read-page.ts'
import { readSentences, sentenceShape } from './sentences.ts'

const sentences = fc.array(
  fc
    .array(fc.constantFrom('bread', 'rye', 'oven', '19', 'Monday', 'sells', 'a', 'morning', '£24', '©'), {
      minLength: 1,
      maxLength: 6,
    })
    .map(words => `${words.join(' ')}.`),
  { maxLength: 30 },
)

describe('comparing a page with itself', () => {
  it('finds nothing in the same page, in another order, and nothing but what came and went', () => {
    fc.assert(
      fc.property(sentences, sentences, (before, after) => {
        expect(compareSentences(before, before.toReversed())).toEqual({ added: [], removed: [] })
        const { added, removed } = compareSentences(before, after)
        for (const sentence of added) expect(before).not.toContain(sentence)
        for (const sentence of removed) expect(after).not.toContain(sentence)
        expect(compareSentences(after, before)).toEqual({ added: removed, removed: added })
        const pairs = pairSentences({ added, removed })
        expect(pairs.flatMap(({ after: text }) => text ?? [])).toEqual(added)
        expect(pairs.flatMap(({ before: text }) => text ?? []).sort()).toEqual([...removed].sort())
      }),
    )
  })

  it('takes neither capitals, quotation marks nor spaces for a change, but a price', () => {
    const before = ['Try  it “free” today', 'Pro costs £19 a month']
    expect(compareSentences(before, ['try it "Free" today.', 'Pro costs £24 a month'])).toEqual({
      added: ['Pro costs £24 a month'],
      removed: ['Pro costs £19 a month'],
    })
  })

  it('leaves out what stands on other pages of the site', () => {
    const change = compareSentences([], ['We ship on Fridays', 'Now with rye bread'], text =>
      text.includes('ship'),
    )
    expect(change.added).toEqual(['Now with rye bread'])
  })

  it.each([
    '3 people are looking at this',
    '14 other visitors are viewing it right now',
    'Only 3 left in stock',
    '1,204 views',
    '4.8k followers',
    'Ends in 02:13:45',
    '© 2026 The Local Loaf',
    'Last updated: 3 May 2026',
    'Tuesday, 24 November 2026 at 9:30 am',
    'Posted 5 minutes ago',
    '2026-11-24',
  ])('%s passes by itself', text => expect(isPassing(text)).toBe(true))

  it.each([
    '£19 a month',
    '7-day free trial',
    'Up to 5 users',
    'We open on Mondays',
    '10% off',
    'Over 300 bakers read our letter each Friday',
    '24',
  ])('%s does not', text => expect(isPassing(text)).toBe(false))
})

it('sentences that became others are paired by the words they share', () => {
  expect(
    pairSentences({
      added: ['Pro costs £24 a month', 'Weekend courses are new'],
      removed: ['We answer by phone', 'Pro costs £19 a month'],
    }),
  ).toEqual([
    { before: 'Pro costs £19 a month', after: 'Pro costs £24 a month' },
    { before: null, after: 'Weekend courses are new' },
    { before: 'We answer by phone', after: null },
  ])
})

describe('noise', () => {
  const looked = (look: number, text: string, changeId: string | null = null) => ({
    look,
    shapes: [sentenceShape(text)],
    changeId,
  })
  const noise = (changes: Parameters<typeof noisyShapes>[0], wanted: string[] = [], kept: string[] = []) => [
    ...noisyShapes(changes, { wanted: new Set(wanted), kept }),
  ]

  it('is what changed in three of the last ten looks, whatever its numbers, unless somebody saved it', () => {
    const changes = [looked(1, 'Sold 3 times'), looked(4, 'Sold 12 times'), looked(9, 'Sold 1,300 times')]
    expect(noise(changes.slice(1))).toEqual([])
    expect(noise(changes)).toEqual(['sold # times'])
    expect(noise(recentChanges(changes, 11))).toEqual([])
    const saved = [looked(1, 'Sold 3 times', 'a'), ...changes]
    expect(noise(saved)).toEqual(['sold # times'])
    expect(noise(saved, ['a'])).toEqual([])
    expect(noise(changes, [], ['sold # times'])).toEqual([])
  })

  it('is muted once for each shape', () => {
    const muted = muteSentences([], ['Sold 3 times', 'Sold 5 times', 'Rye'], new Set(['sold # times']))
    expect(muted).toEqual([{ shape: 'sold # times', sentence: 'Sold 3 times' }])
    expect(muteSentences(muted, ['Sold 9 times'], new Set(['sold # times']))).toEqual(muted)
  })
})

describe('the sentences of a page', () => {
  it('are those that people read', () => {
    const page =
      readPage(`<!doctype html><html><head><title>Prices &amp; plans</title><style>p{}</style></head><body>
      <header>Welcome back, reader.</header><nav><ul><li>Our nice prices</ul></nav>
      <div class="cookie-banner"><p>We use cookies. Do you agree?</p></div>
      <main><section><header><h1>What it <em>costs</em></h1></header>
      <p>Pro is <b>£19</b> a month. You can cancel, e.g. by email! Dr. Oven said so.
      <p hidden>Nobody sees this text.<p style="display: none">Nor this one.</p>
      <table><tr><th>Plan<th>Price<tr><td>Pro<td>£19</table>
      <aside>Read our other page.</aside><button>Menu</button><button>Start free trial</button>
      <script>var text = "<p>Not this either.</p>"</script>
      <svg><text>Drawn with words</text></svg></section></main>
      <div role="dialog">Sign up for our letter.</div><footer>All rights reserved.</footer>`)
    expect(page.title).toBe('Prices & plans')
    expect(page.sentences).toEqual([
      'What it costs',
      'Pro is £19 a month.',
      'You can cancel, e.g. by email!',
      'Dr. Oven said so.',
      'Plan · Price',
      'Pro · £19',
      'Start free trial',
    ])
  })

  it('are bounded in number and length', () => {
    const long = readSentences([`${'long '.repeat(90)}end of it`])
    expect(long.every(({ length }) => length <= 300)).toBe(true)
    expect(long.at(-1)).toContain('end of it')
    expect(readSentences(Array.from({ length: 5000 }, (_, at) => `Sentence number ${at}`))).toHaveLength(1500)
  })

  it('are read in time with their length, whatever hostile pieces are repeated', () => {
    // With the square of their length each would take minutes.
    const pieces = [
      ...[
        '<p>',
        '</p>',
        '<div ',
        '<a "',
        "<a b='",
        '<!--',
        '<',
        '</',
        '<script>',
        '<nav>',
        '<b><i></b>',
        '<td>',
      ],
      ...[
        '<title>',
        '<a b= c',
        '&amp',
        '&#x',
        '. A',
        'A. ',
        '...',
        '<p itemprop=price>1',
        '<textarea>',
        '<svg',
        '<p hidden>a',
      ],
      ...[
        '<div class="cookie-',
        '"',
        "'",
        '= "',
        '\u0000 ',
        '<div><span></div>',
        '</div><div>',
        '<tr><td>a',
        'a\u0301',
      ],
    ]
    for (const piece of pieces)
      expect(readPage(piece.repeat(100_000)).sentences.length, piece).toBeLessThanOrEqual(1500)
  }, 60_000)
})
