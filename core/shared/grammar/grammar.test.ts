import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillFrames, phraseFor } from './frame.ts'
import { toFirstPerson, toFirstPlural, toSecondPerson, withoutSubject } from './person.ts'
import { firstPhrase, itemsOf, lowerFirst, quotable, readAnswer, withNamedDays } from './phrase.ts'
import { firstSentences, isBalanced, sentences } from './sentences.ts'
import { isPlural, personOf, shapeOf } from './shape.ts'

describe('the shape of a phrase', () => {
  it.each([
    ['Burnt-out NHS nurses', 'noun phrase'],
    ['Bakers who open their first shop', 'noun phrase'],
    ['Books they understand', 'noun phrase'],
    ['science you can use', 'noun phrase'],
    ['Small batches of candles poured by hand in a shed', 'noun phrase'],
    ['respect for night work', 'noun phrase'],
    ['Teaching the till again every fortnight.', 'gerund'],
    ['To feel looser when they log off', 'infinitive'],
    ['Help people sleep through the night', 'verb phrase'],
    ['say it early', 'verb phrase'],
    ['Marjorie is 54, throws pots four days a week', 'clause'],
    ['I help my clients', 'clause'],
    ['No one learns from a manual', 'clause'],
    ['every body is welcome', 'clause'],
    ['Couples who choose a tiny wedding are treated as a nuisance', 'clause'],
    ["She's sick of apps", 'clause'],
    ['small and often', 'fragment'],
    ['When it gets too much', 'fragment'],
    ['Grown-ups stop making things', 'fragment'],
    ['', 'fragment'],
  ])('reads %j as %s', (text, shape) => expect(shapeOf(text)).toBe(shape))

  it('knows one from several', () => {
    expect(isPlural('Burnt-out nurses in Leeds')).toBe(true)
    expect(isPlural('couples and solo riders')).toBe(true)
    expect(isPlural('A baker with two shops')).toBe(false)
    expect(isPlural('Bookkeeping that speaks baker')).toBe(false)
  })
})

describe('first and second person', () => {
  it.each([
    ['I help my clients', 'you help your clients'],
    ['I am a nurse', 'you are a nurse'],
    ['We’re small and we like ourselves', 'you’re small and you like yourselves'],
    ['I was tired and was late; it was dark', 'you were tired and were late; it was dark'],
    ['At 6 am I open', 'At 6 am you open'],
    ['I heard “I am done” from my boss', 'you heard “I am done” from your boss'],
    ['Bakers need sleep', 'Bakers need sleep'],
  ])('turns %j to the founder', (text, turned) =>
    expect(toSecondPerson(text)?.toLowerCase()).toBe(turned.toLowerCase()),
  )
  it('leaves alone what speaks to somebody already', () => {
    expect(toSecondPerson('I help you sleep')).toBeNull()
    expect(toSecondPerson('Let’s bake')).toBeNull()
    expect(personOf('I heard “you are late”')).toBe('first')
  })
  it('turns back what is said to a founder', () => {
    expect(toFirstPerson('You help your clients')).toBe('I help my clients')
    expect(toFirstPerson('you are what people pay you for')).toBe('I am what people pay me for')
    expect(toFirstPerson('I help you')).toBeNull()
  })
  it('says of "we" only what can be said of several', () => {
    expect(toFirstPlural('I am open at night in my shop')).toBe('We are open at night in our shop')
    expect(toFirstPlural('I was a nurse for twelve years')).toBeNull()
    expect(toFirstPlural('an hour with me at your bench')).toBe('an hour with us at your bench')
    expect(withoutSubject('I’m open at night')).toBe('are open at night')
    expect(withoutSubject('I watch them work before I price my time.')).toBe(
      'watch them work before we price our time',
    )
    expect(withoutSubject('Marjorie is 54')).toBeNull()
  })
})

describe('phrases', () => {
  it('gives days and months their capital, and nothing else', () => {
    expect(withNamedDays('a loaf every tuesday and friday')).toBe('a loaf every Tuesday and Friday')
    expect(withNamedDays('two sundays in december')).toBe('two Sundays in December')
    expect(withNamedDays('what you may march for in an august hall, monday-like')).toBe(
      'what you may march for in an august hall, Monday-like',
    )
  })
  it('keep the capital of a name, an abbreviation and an I', () => {
    expect(lowerFirst('Short live sessions')).toBe('short live sessions')
    expect(lowerFirst('NHS nurses')).toBe('NHS nurses')
    expect(lowerFirst('I bake')).toBe('I bake')
    expect(lowerFirst('Priya Shah bakes')).toBe('Priya Shah bakes')
    expect(lowerFirst('Rosa, 38, bakes')).toBe('Rosa, 38, bakes')
    expect(lowerFirst('Christmas wreaths')).toBe('Christmas wreaths')
    expect(lowerFirst('Ten Weeks to the Bandstand')).toBe('Ten Weeks to the Bandstand')
    expect(lowerFirst('Two Pages')).toBe('Two Pages')
    expect(lowerFirst('Women in Leeds')).toBe('women in Leeds')
    expect(lowerFirst('Someone like Ruth')).toBe('someone like Ruth')
    expect(lowerFirst('The Shoebox Plan')).toBe('the Shoebox Plan')
    expect(lowerFirst('Heat is a seasoning')).toBe('heat is a seasoning')
    expect(lowerFirst('Delphine is 47')).toBe('Delphine is 47')
    expect(lowerFirst('Burnt-out NHS nurses')).toBe('burnt-out NHS nurses')
  })
  it('are whole or not there', () => {
    expect(firstPhrase('One thing at a time. Then another.', 90)).toBe('One thing at a time')
    expect(firstPhrase('Priya is 41 and handles claims, mostly from a desk in the spare room.', 40)).toBe(
      'Priya is 41 and handles claims',
    )
    expect(
      firstPhrase(
        'Firms are sold fear, while weaknesses that cause breaches, reused passwords, late patches, go on',
        85,
      ),
    ).toBe('Firms are sold fear')
    expect(
      firstPhrase('Darren runs a firm with his nephew, his van, his dog and a diary that nobody reads', 60),
    ).toBe('Darren runs a firm with his nephew')
    expect(firstPhrase('word '.repeat(60), 90)).toBeNull()
    expect(firstPhrase('I met Mr. Jones at 5 p.m. on a day. It rained.', 90)).toContain('Mr. Jones')
  })
  it('are quoted with their own quotation marks made single, or not at all', () => {
    expect(quotable('She said "no"!')).toBe('She said ‘no’')
    expect(quotable('She said "no')).toBeNull()
    expect(quotable('word '.repeat(60))).toBeNull()
    expect(quotable('  ... ')).toBeNull()
  })
  it('list what a founder listed, and only that', () => {
    expect(itemsOf('stiff shoulders, tension headaches, no spare hour')).toEqual([
      'stiff shoulders',
      'tension headaches',
      'no spare hour',
    ])
    expect(itemsOf('- Flour, water, salt, time. That’s the lot.\n- Patience')).toEqual([
      'Flour, water, salt, time. That’s the lot',
      'Patience',
    ])
    expect(itemsOf('She sleeps, eats, and is gone')).toEqual([])
    expect(readAnswer('One. Two is here.')).toMatchObject({ kind: 'sentences' })
    expect(readAnswer(null)).toMatchObject({ kind: 'empty' })
  })
})

describe('a frame', () => {
  const frames = [
    { takes: 'people', say: (phrase: string) => `For ${phrase}.` },
    { takes: 'quote', say: (phrase: string) => `You wrote: “${phrase}”.` },
  ] as const
  it('is used only when the answer fits it', () => {
    expect(fillFrames('Bakers who open their first shop', frames)).toBe(
      'For bakers who open their first shop.',
    )
    expect(fillFrames('Marjorie is 54, throws pots four days a week and sells.', frames)).toBe(
      'For people like Marjorie.',
    )
    expect(fillFrames('They are tired.', frames)).toBe('For people who are tired.')
    expect(fillFrames('Tired, mostly.', frames)).toBe('You wrote: “Tired, mostly”.')
    expect(fillFrames('word '.repeat(60), frames)).toBeNull()
    expect(fillFrames(undefined, frames)).toBeNull()
  })
  it.each([
    [
      'thing',
      'Stiff shoulders, tension headaches, dread of the room',
      'stiff shoulders, tension headaches and dread of the room',
    ],
    ['action', 'To feel looser when they log off.', 'feel looser when they log off'],
    ['doing', 'I watch people work', 'watch people work'],
    ['clause', 'The trade in old maps can be opaque.', 'the trade in old maps can be opaque'],
    ['thing', 'I bake', null],
    ['thing', 'Ex-nurse. 14 years on wards.', null],
    ['thing', 'Invitation', null],
    ['thing', 'One-to-one lessons in a warm, empty pool', null],
    ['thing', 'Slow-grown, seasonal flowers', null],
    ['thing', 'Mobile bike repair, booked by text', 'mobile bike repair'],
    ['thing', 'Bucket bookings for 2027 open in January', null],
    ['people', 'My clients inherit houses full of fabric', null],
    ['people', 'Darren runs a firm with his nephew', 'people like Darren'],
    ['people', 'Dr. Yusuf’s clients are hospital consultants', null],
    ['people', 'She is 41, runs a café and hates Mondays', 'someone who is 41'],
    ['doing', 'I have two dogs and I don’t pretend otherwise', 'have two dogs'],
    ['doing', 'I’m the only florist in Kent', null],
    ['people', 'Bookkeeping that speaks baker', null],
    ['clause', 'Bread', null],
  ] as const)('takes as %s of %j: %j', (takes, text, phrase) => {
    expect(phraseFor(text, { takes })).toBe(phrase)
  })
})

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.lorem({ maxCount: 40, mode: 'sentences' }),
    fc
      .array(fc.constantFrom('I', 'who', 'is', ',', '“', '.', '\n', 'people', 'Rosa', 'to', 'work', '–'))
      .map(all => all.join(' ')),
  )
  it('never throws, and gives whole phrases of the text within the limit', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 200 }), (text, most) => {
        shapeOf(text)
        readAnswer(text)
        toSecondPerson(text)
        toFirstPerson(text)
        const phrase = firstPhrase(text, most)
        if (phrase !== null) {
          expect(phrase.length).toBeLessThanOrEqual(most)
          expect(text.replace(/[\p{Cc}\s]+/gu, ' ')).toContain(phrase)
          expect(isBalanced(phrase)).toBe(true)
        }
        expect(quotable(text) ?? '').not.toMatch(/["“”]|…$/)
      }),
    )
  })
  it('speaks in one person after it was turned', () => {
    fc.assert(
      fc.property(anyText, text => {
        const turned = toSecondPerson(text)
        if (turned !== null) expect(['second', 'third']).toContain(personOf(turned))
      }),
    )
  })
  it.each([
    'who '.repeat(2500),
    'word, '.repeat(2000),
    'a.'.repeat(5000),
    '“'.repeat(10_000),
    'Mr. '.repeat(2500),
    ', '.repeat(5000),
    'I was and '.repeat(1000),
  ])('is read however hostile (%#)', text => {
    expect(readAnswer(text).kind).toBeTypeOf('string')
    expect(quotable(text)?.length ?? 0).toBeLessThanOrEqual(90)
    toSecondPerson(text)
    expect(fillFrames(text, [{ takes: 'people', say: phrase => phrase }])?.length ?? 0).toBeLessThan(120)
    expect(sentences(text).every(sentence => sentence !== '')).toBe(true)
  })
})

describe('the beginning of a text', () => {
  const text = 'Mrs. Patel came at 9 a.m. with a chair. “It wobbles!” she said.\nWe mended it.\n\nFor nothing'
  it.each([
    [1000, text],
    [65, 'Mrs. Patel came at 9 a.m. with a chair. “It wobbles!” she said.'],
    [63, 'Mrs. Patel came at 9 a.m. with a chair. “It wobbles!” she said.'],
    [62, 'Mrs. Patel came at 9 a.m. with a chair. “It wobbles!”'],
    [45, 'Mrs. Patel came at 9 a.m. with a chair.'],
    [30, ''],
    [0, ''],
  ])('within %i characters is whole sentences', (most, beginning) => {
    expect(firstSentences(text, most)).toBe(beginning)
  })

  it('is a beginning, within its length, and never ends inside a word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '.', '?', '”', '\n', '😀') }),
        fc.nat(40),
        (typed, most) => {
          const beginning = firstSentences(typed, most)
          expect(beginning.length).toBeLessThanOrEqual(most)
          expect(typed.trim().startsWith(beginning)).toBe(true)
          const next = typed.trim().charAt(beginning.length)
          if (beginning !== '') expect(next === '' || /\s/.test(next)).toBe(true)
        },
      ),
    )
  })
})
