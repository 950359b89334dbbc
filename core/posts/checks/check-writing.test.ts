import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWriting } from './check-writing.ts'
import { sentencesOf } from './sentences.ts'
import { CHECK_IDS, CHECK_TEXTS, type CheckId } from './types.ts'
import { US_TO_UK } from './words/us-uk.ts'

const foundation = { words_to_avoid: ['hustle', 'boss babe'] }
const look = (text: string, past: { title: string; body: string }[] = []) =>
  checkWriting(text, { foundation, past })
const findings = (check: CheckId, text: string, past: { title: string; body: string }[] = []) =>
  look(text, past)
    .filter(finding => finding.check === check)
    .map(finding => text.slice(finding.start, finding.end))

describe('the writing checks', () => {
  it('find words to avoid, inflected or not', () => {
    expect(findings('avoided_words', 'No hustling here, boss babe.')).toEqual(['hustling', 'boss babe'])
  })
  it('put British spellings in place of American ones, in the same case', () => {
    const text = 'Organize your COLORS in the center. My favorite neighborhood #color @color www.color.com'
    const spelling = look(text).filter(finding => finding.check === 'uk_spelling')
    expect(spelling.map(finding => finding.instead)).toEqual([
      'Organise',
      'COLOURS',
      'centre',
      'favourite',
      'neighbourhood',
    ])
  })
  it('leave British English alone', () => {
    for (const uk of US_TO_UK.values()) expect(US_TO_UK.has(uk), uk).toBe(false)
    expect(
      findings('uk_spelling', 'We organise colours, programme the meter and check the practice story.'),
    ).toEqual([])
  })
  it('measure sentences', () => {
    const long = `${'word '.repeat(26).trim()}.`
    expect(findings('sentence_length', `Short one. ${long}`)).toEqual([long])
    expect(findings('sentence_length', `${'word '.repeat(25).trim()}.`)).toEqual([])
  })
  it('allow one ask, however often it is said, beside a question', () => {
    expect(findings('one_ask', 'Book a call with me. Really: book a call. What do you think?')).toEqual([])
    expect(findings('one_ask', 'Book a call. And follow me for more.')).toEqual(['follow me'])
  })
  it('ask for proof of a claim unless it stands beside it', () => {
    expect(findings('claim_proof', 'This is guaranteed. It is sunny.')).toEqual(['guaranteed'])
    expect(findings('claim_proof', 'This is proven. A survey of 40 bakers in 2024 showed it.')).toEqual([])
    expect(findings('claim_proof', 'The best part was the cake.')).toEqual([])
  })
  it('ask for an ad label where something is paid for, at the start', () => {
    expect(findings('ad_label', 'Gifted by a friend of the shop.')).toEqual(['Gifted'])
    expect(findings('ad_label', '#ad Gifted by the shop.')).toEqual([])
    expect(findings('ad_label', `${'Nice words here. '.repeat(10)}Use my code BREAD. #ad`)).toEqual(['#ad'])
    expect(findings('ad_label', 'We added a ladder.')).toEqual([])
  })
  it('see worn phrases and repeats of recent posts', () => {
    expect(findings('sameness', 'At the end of the day, I am excited to announce this.')).toEqual([
      'At the end of the day',
      'I am excited to announce ',
    ])
    const old = 'A baker rang me at six in the morning, afraid of a letter from the tax office.'
    const past = [{ title: 'The letter', body: old }]
    expect(look(old, past).find(finding => finding.check === 'sameness')?.message).toContain('100% of this')
    expect(
      findings('sameness', 'Something else entirely, about gardens and rain and long walks.', past),
    ).toEqual([])
  })
  it('are sixty at most, in the order of the text, the shorter first at one place', () => {
    const colors = look(`hustle ${'color '.repeat(70)}`)
    expect(colors).toHaveLength(60)
    expect(colors.map(({ start }) => start)).toEqual(
      colors.map(({ start }) => start).toSorted((a, b) => a - b),
    )
    const sentence = `Hustle ${'word '.repeat(26).trim()}.`
    expect(look(sentence).map(({ check }) => check)).toEqual(['avoided_words', 'sentence_length'])
    expect(look(' \n')).toEqual([])
  })
  it('have words of their own each', () => {
    const texts = CHECK_IDS.flatMap(check => [CHECK_TEXTS[check].label, CHECK_TEXTS[check].hint])
    expect(texts).not.toContain('')
    expect(new Set(texts).size).toBe(2 * CHECK_IDS.length)
  })
  it('can be switched off one by one', () => {
    const text = 'Hustle in color. Guaranteed. Gifted.'
    for (const off of CHECK_IDS)
      expect(
        checkWriting(text, { foundation, past: [], off: [off] }).map(finding => finding.check),
      ).not.toContain(off)
    expect(checkWriting(text, { foundation, past: [], off: CHECK_IDS })).toEqual([])
  })
  it('keep every place inside the text, in order, and read anything', () => {
    const words = fc.constantFrom(
      'hustle',
      'color',
      'Book a call.',
      'follow me',
      'proven',
      'gifted',
      '#ad',
      '\n',
      '😀',
      '100%',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map(parts => parts.join(' ')),
    )
    fc.assert(
      fc.property(
        text,
        fc.array(fc.record({ title: fc.string(), body: text }), { maxLength: 3 }),
        (body, past) => {
          let last = 0
          for (const { start, end, message } of checkWriting(body, { foundation, past })) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(body.length)
            expect(message).not.toBe('')
            last = start
          }
        },
      ),
    )
    expect(checkWriting(undefined as never, { foundation: {}, past: [] })).toEqual([])
  })
})

it('sentences stand where they say', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
      for (const sentence of sentencesOf(text)) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
        expect(sentence.words).toBeGreaterThan(0)
      }
    }),
  )
})
