import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSides } from './compare.ts'
import { quoteAt } from './compare-words.ts'
import { basisOf, boundTexts, COMPARED, type ComparedText, ENOUGH } from './texts.ts'

const FOUNDATION = {
  brand_heart: 'Furniture is thrown away that could be mended',
  core_values: ['patience', 'honesty'],
  dream_client: 'Families with a table from their grandparents',
}
const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const texts = (side: string, list: readonly string[]): ComparedText[] =>
  list.map((text, at) => ({
    id: `${side}${at}`,
    title: `${side} ${at}`,
    text,
    address: `https://${side}.example/${at}`,
    at: day(at + 1),
  }))
const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at))

const THEIRS = texts('theirs', [
  ...many(8, at => `A solid oak table in two weeks, delivered to your kitchen. Order number ${at} today.`),
  ...many(4, () => 'Our showroom sells wardrobes and take it to the next level.'),
])
const OURS = texts('ours', [
  ...many(6, () => 'A solid oak table deserves patience. We mend the varnish by hand.'),
  ...many(6, () => 'Grandparents left us the varnish and the patience.'),
])

describe('holding a competitor against us', () => {
  it('names what both say, what only they say and what only we say, with the share and a quotation of each', () => {
    const { words, wornOut, theirs, ours } = compareSides(THEIRS, OURS, FOUNDATION)
    expect(words?.both[0]).toMatchObject({
      text: 'solid oak table',
      isPhrase: true,
      theirs: { count: 8, share: 67 },
      ours: { count: 6, share: 50 },
    })
    expect(words?.both[0]?.theirs.quotes[0]).toMatchObject({
      id: 'theirs7',
      quote: 'A solid oak table in two weeks, delivered to your kitchen.',
    })
    expect(words?.both.map(({ text }) => text)).not.toContain('oak')
    const only = (list: 'onlyTheirs' | 'onlyOurs') => words?.[list].map(({ text }) => text).join(' ')
    expect(only('onlyTheirs')).toMatch(/showroom/)
    expect(only('onlyTheirs')).not.toMatch(/varnish|patience/)
    expect(only('onlyOurs')).toMatch(/patience/)
    expect(wornOut).toEqual([{ phrase: 'take it to the next level', theirs: 4, ours: 0 }])
    expect(theirs).toMatchObject({ texts: 12, isEnough: true, scores: { scored: 12, untold: 0 } })
    expect(ours.scores?.means?.values).toBeGreaterThan(theirs.scores?.means?.values ?? 100)
  })

  it('says nothing under its bar: 10 texts or 300 words', () => {
    const nine = THEIRS.slice(0, ENOUGH.texts - 1)
    const few = compareSides(nine, OURS, FOUNDATION)
    expect(few).toMatchObject({
      theirs: { texts: 9, isEnough: false, scores: null },
      words: null,
      wornOut: [],
    })
    expect(few.ours.scores).not.toBeNull()
    const long = texts('long', [many(150, () => 'oak table').join(' ')])
    expect(basisOf(long)).toEqual({ texts: 1, words: 300, isEnough: true })
    expect(basisOf(texts('short', [many(299, () => 'oak').join(' ')])).isEnough).toBe(false)
  })

  it('counts a word only where three texts hold it', () => {
    const twice = texts('ours', [
      ...many(2, () => 'The lathe sings.'),
      ...many(10, () => 'Varnish dries slowly.'),
    ])
    const { words } = compareSides(THEIRS, twice, FOUNDATION)
    expect(words?.onlyOurs.map(({ text }) => text).join(' ')).not.toMatch(/lathe/)
  })

  it('quotes the sentence, and what is nearest where that is too long', () => {
    expect(quoteAt('One. Two oak tables. Three.', { start: 9, end: 12 })).toBe('Two oak tables.')
    const long = `${'word '.repeat(200)}needle ${'word '.repeat(200)}`
    const at = long.indexOf('needle')
    const quote = quoteAt(long, { start: at, end: at + 6 })
    expect(quote).toContain('needle')
    expect(quote.length).toBeLessThanOrEqual(222)
    expect(quote).toMatch(/^….*…$/)
  })

  it('scores nothing without a text that can be told', () => {
    const odd = texts(
      'odd',
      many(12, () => 'Hm.'),
    )
    expect(compareSides(odd, OURS, FOUNDATION).theirs.scores).toEqual({ means: null, scored: 0, untold: 12 })
  })
})

const vocabulary = [
  'oak',
  'table',
  'varnish',
  'patience',
  'showroom',
  'wardrobe',
  'delivery',
  'the',
  'and',
  '.',
]
const someText = fc.array(fc.constantFrom(...vocabulary), { maxLength: 20 }).map(words => words.join(' '))
const side = (name: string) =>
  fc.array(someText, { minLength: 10, maxLength: 16 }).map(list => texts(name, list))

describe('whatever both sides say', () => {
  it('the order of the texts makes no difference', () => {
    fc.assert(
      fc.property(side('a'), side('b'), fc.infiniteStream(fc.nat()), (a, b, chance) => {
        const shuffled = (list: readonly ComparedText[]) =>
          list
            .map(text => [chance.next().value ?? 0, text] as const)
            .toSorted(([x], [y]) => x - y)
            .map(([, text]) => text)
        expect(compareSides(shuffled(a), shuffled(b), FOUNDATION)).toEqual(compareSides(a, b, FOUNDATION))
      }),
      { numRuns: 25 },
    )
  })

  it('turned round, the words are turned round', () => {
    fc.assert(
      fc.property(side('a'), side('b'), (a, b) => {
        const [one, other] = [compareSides(a, b, FOUNDATION).words, compareSides(b, a, FOUNDATION).words]
        const turned = (list: NonNullable<typeof other>['both'] | undefined) =>
          list?.map(term => ({ ...term, theirs: term.ours, ours: term.theirs }))
        expect(one?.both).toEqual(turned(other?.both))
        expect(one?.onlyTheirs).toEqual(turned(other?.onlyOurs))
        expect(one?.onlyOurs).toEqual(turned(other?.onlyTheirs))
        expect(one?.overlap).toEqual(other?.overlap)
      }),
      { numRuns: 25 },
    )
  })

  it('every count is that of the texts which hold it, and every quotation holds it', () => {
    fc.assert(
      fc.property(side('a'), side('b'), (a, b) => {
        const { words } = compareSides(a, b, FOUNDATION)
        for (const { text, theirs, ours } of [...(words?.both ?? []), ...(words?.onlyTheirs ?? [])]) {
          for (const [use, list] of [
            [theirs, a],
            [ours, b],
          ] as const) {
            const read = boundTexts(list)
            expect(use.count).toBe(read.filter(each => ` ${each.text} `.includes(` ${text} `)).length)
            expect(use.share).toBe(Math.round((use.count / read.length) * 100))
            for (const { quote } of use.quotes) expect(quote).toContain(text)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('hostile text is read no further than its bounds, and costs what it weighs', () => {
    const pieces = ['a’', '.', '<b>', 'é\u0301', 'oak table ', '\n', '👩‍🌾', '((', 'www.', '“']
    fc.assert(
      fc.property(fc.constantFrom(...pieces), piece => {
        const list = texts(
          'bad',
          many(200, () => piece.repeat(4000)),
        )
        const bound = boundTexts(list)
        expect(bound).toHaveLength(piece.trim() === '' ? 0 : COMPARED.texts)
        expect(bound.every(({ text }) => text.length <= COMPARED.characters)).toBe(true)
        compareSides(list, list, {})
      }),
      { numRuns: pieces.length },
    )
  }, 30_000)
})
