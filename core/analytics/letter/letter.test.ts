import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAILY_NUMBERS, type DailySums, type ScoreCount, scoreFigures } from '../figures.ts'
import { FEWEST } from '../numbers.ts'
import { beforeName, type LetterFacts } from './facts.ts'
import { discreetHeadline, letterLead } from './lead.ts'
import { notEnoughYet, writeLetter } from './letter.ts'
import { letterQuote } from './quote.ts'
import { type CountedFigure, counted, inTurn, said, sentenceText } from './sentence.ts'

const sums = (over: Partial<DailySums> = {}) =>
  ({ ...Object.fromEntries(DAILY_NUMBERS.map(number => [number, 0])), ...over }) as DailySums

const scores = (overall: number, posts: number): ScoreCount => ({
  ...{ overall, posts },
  ...{ voice: overall * posts, values: overall * posts, audience: overall * posts, emotion: overall * posts },
})

interface Over {
  readonly now?: Partial<DailySums>
  readonly before?: Partial<DailySums>
  readonly slippedDays?: readonly string[]
  readonly won?: { readonly deals: number; readonly pence: number } | null
  readonly sources?: LetterFacts['sources']
  readonly scored?: readonly ScoreCount[]
  readonly best?: LetterFacts['best']
  readonly days?: number
  readonly isOver?: boolean
}

function facts(over: Over = {}): LetterFacts {
  const { won = { deals: 0, pence: 0 } } = over
  return {
    daily: { now: sums(over.now), before: sums(over.before), parts: [], slippedDays: over.slippedDays ?? [] },
    alignment: scoreFigures(over.scored ?? []),
    alignmentBefore: scoreFigures([]),
    paid: won && { total: won, notAttributed: { first: won, last: won, told: won } },
    paidBefore: won && { deals: 0, pence: 0 },
    sources: over.sources ?? [],
    best: over.best ?? null,
    isOver: over.isOver ?? true,
    beforeName: beforeName(over.days ?? 7),
  }
}

const lead = (over: Over) => {
  const { headline, standfirst } = letterLead(facts(over))
  return [headline, sentenceText(standfirst)]
}

const someSums = fc.record(
  Object.fromEntries(DAILY_NUMBERS.map(number => [number, fc.oneof(fc.constant(0), fc.nat(400))])) as Record<
    keyof DailySums,
    fc.Arbitrary<number>
  >,
)
const someDeals = fc
  .integer({ min: 0, max: 5 })
  .chain(deals =>
    fc.record({ deals: fc.constant(deals), pence: deals === 0 ? fc.constant(0) : fc.nat(9_000_000) }),
  )
const someFacts = fc
  .record({
    now: someSums,
    before: someSums,
    won: fc.option(someDeals),
    scored: fc.array(fc.record({ overall: fc.nat(100), posts: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 4,
    }),
    sources: fc.array(fc.record({ name: fc.constantFrom('X', 'LinkedIn'), people: fc.nat(400) }), {
      maxLength: 2,
    }),
    best: fc.option(
      fc.record({ id: fc.uuid(), body: fc.lorem({ maxCount: 3, mode: 'sentences' }), overall: fc.nat(100) }),
    ),
    days: fc.constantFrom(1, 7, 30, 90),
    isOver: fc.boolean(),
  })
  .map(({ scored, ...over }) =>
    facts({ ...over, scored: scored.map(({ overall, posts }) => scores(overall, posts)) }),
  )

/** Everything that a letter says, a paragraph to a line. */
function wordsOf(letter: ReturnType<typeof writeLetter>): string {
  const { headline, standfirst, sections, quote } = letter
  return [
    headline,
    sentenceText(standfirst),
    ...sections.flatMap(({ answer, paragraphs }) => [answer, ...paragraphs.map(sentenceText)]),
    quote?.text ?? '',
    quote?.caption ?? '',
  ].join('\n')
}

describe('a sentence', () => {
  it('is words and figures, and what is empty leaves nothing behind', () => {
    expect(said`You have ${counted('people', 0, ['person', 'people'])}${''}.`).toEqual(['You have 0 people.'])
    expect(said`You have ${counted('people', 1, ['person', 'people'])}.`).toEqual([
      'You have ',
      { text: '1 person', number: 'people' },
      '.',
    ])
    expect(inTurn([said`One.`, [], said`Two.`])).toEqual(['One. Two.'])
    expect(sentenceText(said`${said`A`} ${{ text: 'B', number: 'leads' }}`)).toBe('A B')
  })
})

describe('the headline', () => {
  it('is what was won, then how the people changed, then what brought them, then what slipped', () => {
    const sources = [
      { name: 'X', people: 5 },
      { name: 'LinkedIn', people: 25 },
    ]
    const won = { deals: 1, pence: 120_000 }
    expect(
      lead({ now: { planned_published: 4, slipped: 1, people: 32, leads: 3 }, before: { people: 20 }, won }),
    ).toEqual([
      'You won £1,200',
      'You published 4 of 5 planned posts. 32 people followed a link, and 3 got in touch.',
    ])
    expect(lead({ now: { people: 32 }, before: { people: 20 }, sources, days: 30 })).toEqual([
      '60% more people followed your links',
      '32 people followed a link, 60% more than the 20 of the 30 days before. Nothing was published. No deal was won.',
    ])
    expect(lead({ now: { people: 10 }, before: { people: 20 } })[0]).toBe(
      '50% fewer people followed your links',
    )
    expect(lead({ now: { people: 32 }, before: { people: 30 }, sources })[0]).toBe(
      'LinkedIn brought most of the people who came',
    )
    expect(lead({ now: { people: 32, slipped: 1, planned_published: 2 }, before: { people: 30 } })[0]).toBe(
      'You published 2 of 3 planned posts',
    )
  })

  it('names no money where others can read it, and is the same wherever there is none in it', () => {
    expect(discreetHeadline(facts({ now: { published: 2 }, won: { deals: 1, pence: 120_000 } }))).toBe(
      'You published 2 posts',
    )
    expect(discreetHeadline(facts({ won: { deals: 2, pence: 120_000 } }))).toBe('You won 2 deals')
    expect(discreetHeadline(facts({ won: null }))).toBe('Nothing was planned or published')
    fc.assert(
      fc.property(someFacts, facts => {
        const [discreet, { headline }] = [discreetHeadline(facts), letterLead(facts)]
        expect(discreet).not.toContain('£')
        if (!facts.paid) expect(discreet).not.toContain('deal')
        if (!headline.includes('£')) expect(discreet).toBe(headline)
      }),
    )
  })

  it('says what there is of few things, and compares nothing below ten', () => {
    expect(lead({ now: { people: 9 }, before: { people: 2 }, sources: [{ name: 'X', people: 9 }] })).toEqual([
      '9 people followed a link',
      'Nothing was published. No deal was won.',
    ])
    expect(lead({ now: { planned_published: 1, published: 1 } })[0]).toBe(
      'You published the post you planned',
    )
    expect(lead({ now: { planned_published: 4 } })[0]).toBe('You published all 4 posts you planned')
    expect(lead({ now: { planned_published: 2 } })[0]).toBe('You published both posts you planned')
    expect(lead({ now: { planned_published: 1, ahead: 2 } })[0]).toBe(
      'You published 1 of 3 planned posts so far',
    )
    expect(lead({ now: { planned_published: 3 }, won: { deals: 1, pence: 100 } })[1]).toContain(
      'You published all 3 planned posts.',
    )
    expect(lead({ now: { planned_published: 1 }, won: { deals: 1, pence: 100 } })[1]).toContain(
      'You published the post you planned.',
    )
    expect(lead({ now: { ahead: 1 } })[0]).toBe('1 post is still to come')
    expect(lead({ now: { slipped: 1 } })[0]).toBe('A planned post slipped')
    expect(lead({ now: { slipped: 3, ahead: 1 } })[0]).toBe('3 planned posts slipped')
    expect(lead({ now: { published: 1 } })[0]).toBe('You published 1 post')
    expect(lead({ now: { leads: 1 } })[0]).toBe('1 person got in touch')
    expect(lead({ now: { added: 2 } })[0]).toBe('You added 2 people')
    expect(lead({})).toEqual([
      'Nothing was planned or published',
      'No one followed a link or got in touch. No deal was won.',
    ])
  })

  it('compares days that are not over with nothing', () => {
    const over = { now: { people: 20 }, before: { people: 90 } }
    expect(lead(over)[0]).toBe('78% fewer people followed your links')
    expect(lead({ ...over, isOver: false })[0]).toBe('20 people followed a link')
  })

  it('tells how posts sounded from ten scores on', () => {
    const now = { planned_published: 9 }
    expect(lead({ now, scored: [scores(82, 9)] })[0]).toBe('You published all 9 posts you planned')
    expect(lead({ now, scored: [scores(82, 10)] })[0]).toBe('Half of your posts score 82 or more')
  })
})

describe('a letter', () => {
  it('says the same of the same facts, and never what is no number', () => {
    fc.assert(
      fc.property(someFacts, facts => {
        const letter = writeLetter(facts)
        expect(writeLetter(structuredClone(facts))).toEqual(letter)
        const words = wordsOf(letter)
        expect(words).not.toMatch(
          /NaN|undefined|\bnull\b|Infinity|-\d|\b1 (posts|people|deals|visits|views)\b| {2}/,
        )
        for (const line of words.split('\n').filter(Boolean)) expect(line).toBe(line.trim())
      }),
    )
  })

  it('claims nothing of fewer than ten', () => {
    fc.assert(
      fc.property(someFacts, facts => {
        const { now, before } = facts.daily
        const words = wordsOf(writeLetter(facts))
        if (now.people < FEWEST || before.people < FEWEST || !facts.isOver) expect(words).not.toContain('%')
        if (now.people < FEWEST) expect(words).not.toContain('most of the people')
        if (facts.alignment.posts < FEWEST) expect(words).not.toMatch(/Half of your|on average|most like you/)
      }),
    )
  })

  it('never speaks of pounds to whoever may not see deals, and has a section for each other question', () => {
    fc.assert(
      fc.property(someFacts, facts => {
        const letter = writeLetter({ ...facts, paid: null, paidBefore: null })
        expect(wordsOf(letter)).not.toMatch(/£|deal/)
        expect(letter.sections.map(({ question }) => question)).toEqual(['showedUp', 'sounded', 'acted'])
      }),
    )
  })

  it('has rows behind each of its figures', () => {
    fc.assert(
      fc.property(someFacts, facts => {
        const { daily, paid, paidBefore, alignment, alignmentBefore } = facts
        const letter = writeLetter(facts)
        const figures = [letter.standfirst, ...letter.sections.flatMap(({ paragraphs }) => paragraphs)]
          .flat()
          .filter((piece): piece is CountedFigure => typeof piece !== 'string' && 'number' in piece)
        for (const { number, isBefore } of figures) {
          const days = isBefore ? daily.before : daily.now
          const rows = {
            ...days,
            planned: days.planned_published + days.slipped + days.ahead,
            scored: (isBefore ? alignmentBefore : alignment).posts,
            first: (isBefore ? paidBefore : paid?.total)?.deals ?? 0,
            last: 0,
          }
          if (number === 'slipped') continue
          expect(rows[number], number).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('says what is missing where there is too little', () => {
    expect(notEnoughYet('sounded', facts({ scored: [scores(80, 1)] }))).toBe(
      'Not enough yet: from 10 scored posts on, we’ll say more. There is 1.',
    )
    expect(notEnoughYet('acted', facts({ now: { people: 12 } }))).toBeNull()
    expect(notEnoughYet('showedUp', facts())).toBeNull()
  })
})

describe('the quote', () => {
  const post = { id: 'p', body: 'Bread is slow.\n\nSo are good clients. And a third sentence.', overall: 91 }

  it('is the beginning of the post with the highest score, called by what is known', () => {
    expect(letterQuote(post, 1)).toEqual({
      postId: 'p',
      text: 'Bread is slow. So are good clients. And a third sentence.',
      caption: 'Your one scored post, at 91 out of 100.',
    })
    expect(letterQuote(post, 9)?.caption).toBe('The highest of 9 scores: 91 out of 100.')
    expect(letterQuote(post, 10)?.caption).toBe(
      'Of 10 scored posts, this one sounds most like you: 91 out of 100.',
    )
  })

  it('is left out where nothing is worth quoting', () => {
    expect(letterQuote(null, 12)).toBeNull()
    expect(letterQuote(post, 0)).toBeNull()
    expect(letterQuote({ ...post, overall: 59 }, 12)).toBeNull()
    expect(letterQuote({ ...post, body: 'word '.repeat(80) }, 12)).toBeNull()
  })
})
