import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../words.ts'
import { readMentionFilter } from './filter.ts'
import { findMentions, mentionSearch } from './find-mentions.ts'
import { markPlaces } from './mark-places.ts'
import { readMentions } from './read-mentions.ts'
import { isSpike, SPIKE, usualOf } from './spike.ts'
import { isCommonName, listThings, type MentionFacts, rulingOut } from './things.ts'

const none: MentionFacts = { brand: '', founder: '', handles: [], offers: [], added: [], excluded: [] }
const searchFor = (...keys: string[]) =>
  mentionSearch(
    keys.map(key => ({ key: foldText(key) })),
    [],
  )
const foundIn = (text: string, ...keys: string[]) =>
  findMentions([text], searchFor(...keys))[0]?.map(({ start, end }) => text.slice(start, end))

describe('what is looked for', () => {
  it('is each name once, as the first thing that it is', () => {
    const facts = {
      ...none,
      brand: 'Café Ada',
      founder: 'Ada Byron',
      offers: ['cafe  ada', 'Rye course', 'x'],
    }
    expect(listThings(facts).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'brand cafe ada',
      'founder ada byron',
      'offer rye course',
    ])
  })

  it('leaves out a name that is excluded, which then rules no text out', () => {
    const facts = { ...none, brand: 'Start', added: ['Ada Bakes'], excluded: ['start', 'cookery'] }
    expect(listThings(facts).map(({ key }) => key)).toEqual(['ada bakes'])
    expect(rulingOut(facts)).toEqual(['cookery'])
  })

  it('warns of single words that stand in very many texts', () => {
    expect(['Bloom', 'Rye course', 'Start', 'Øk', 'Spirit'].map(isCommonName)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('mentions', () => {
  it('are whole words, whatever accents and case', () => {
    expect(foundIn('The CAFÉ-ADA’s bread, and cafe ada again; not cafe adam.', 'Café Ada')).toEqual([
      'CAFÉ-ADA',
      'cafe ada',
    ])
    expect(foundIn('Scone of Sconehaven', 'cone')).toEqual([])
    expect(foundIn('By @ada_bakes@loaf.example today', '@ada_bakes@loaf.example')).toEqual([
      'ada_bakes@loaf.example',
    ])
  })

  it('are found in one another, and none where a word rules the text out', () => {
    expect(foundIn('Ada Byron wrote', 'Ada', 'Ada Byron')).toEqual(['Ada', 'Ada Byron'])
    const search = mentionSearch([{ key: 'ada' }], ['Lovelace'])
    expect(findMentions(['Ada', 'by LOVELACE'], search)).toEqual([[], []])
  })

  it('are just where the folded text holds the folded words', () => {
    const word = fc.constantFrom('ada', 'Ada', 'ÁDA', 'rye', 'bread', 'adas', 'a')
    const gap = fc.constantFrom(' ', ', ', '-', '’', '  ')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, gap), { maxLength: 30 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (pieces, name) => {
          const text = pieces.flat().join('')
          const key = foldText(name.join(' '))
          const places = findMentions([text], mentionSearch([{ key }], []))[0] ?? []
          expect(places.length > 0).toBe(` ${foldText(text)} `.includes(` ${key} `))
          for (const { start, end } of places) expect(foldText(text.slice(start, end))).toBe(key)
        },
      ),
    )
  })

  it('are judged without what is only a name', () => {
    const item = { title: 'A visit to Happy Loaf', summary: 'We went to Happy Loaf.' }
    expect(readMentions(item, searchFor('Happy Loaf'))?.judgement).toEqual({
      sentiment: 'unknown',
      words: [],
    })
    const spoken = { title: 'A visit', summary: 'Happy Loaf was lovely.' }
    expect(readMentions(spoken, searchFor('Happy Loaf'))?.judgement).toMatchObject({
      sentiment: 'positive',
      words: [{ text: 'lovely' }],
    })
    expect(readMentions(spoken, searchFor('Sad Loaf'))).toBeNull()
  })

  it('cut a text into pieces that are the text', () => {
    const stretch = fc.record({ start: fc.nat(60), end: fc.nat(60) })
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(stretch), (text, places) => {
        const pieces = markPlaces(text, places)
        expect(pieces.map(piece => piece.text).join('')).toBe(text)
      }),
    )
  })
})

describe('a spike', () => {
  it('is above the mean of seven days plus two deviations, and at least five items', () => {
    expect(isSpike(5, usualOf([]))).toBe(true)
    expect(isSpike(4, usualOf([]))).toBe(false)
    // Mean 4, deviation √(24/7) = 1.85: the bar lies at 7.70.
    const usual = usualOf([2, 4, 6, 2, 4, 6, 4])
    expect(usual.mean).toBe(4)
    expect([isSpike(7, usual), isSpike(8, usual)]).toEqual([false, true])
    // Exactly at the bar is not above it.
    expect(isSpike(6, usualOf([6, 6, 6, 6, 6, 6, 6]))).toBe(false)
  })

  it('is one with more items where it is one with fewer, and needs no order of the days', () => {
    const days = fc.array(fc.nat(200), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(days, fc.nat(400), (before, last) => {
        const usual = usualOf(before)
        if (isSpike(last, usual)) expect(isSpike(last + 1, usual)).toBe(true)
        expect(isSpike(last, usualOf(before.toReversed()))).toBe(isSpike(last, usual))
        if (last < SPIKE.fewest || last <= usual.mean) expect(isSpike(last, usual)).toBe(false)
      }),
    )
  })
})

describe('the filter of an address', () => {
  it('leaves out nothing that it does not know', () => {
    expect(readMentionFilter(new URLSearchParams('what=ada&sentiment=positive&period=7&page=2'))).toEqual({
      thing: 'ada',
      sentiment: 'positive',
      sourceId: null,
      days: 7,
      page: 2,
    })
    expect(readMentionFilter(new URLSearchParams('what=&sentiment=good&period=8&source='))).toEqual({
      thing: null,
      sentiment: null,
      sourceId: null,
      days: 30,
      page: 1,
    })
  })
})
