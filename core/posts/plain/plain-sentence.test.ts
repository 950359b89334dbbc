import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breaksGrammar, brokenJoints } from '../../shared/grammar/joints.ts'
import { countWords } from '../../shared/text.ts'
import { withPlainWords } from '../drafts/text-fixes.ts'
import { isFiller } from './filler.ts'
import { plainEdit, plainSentence, trimmedSentence } from './plain-sentence.ts'

/** Worn sentences, each with what was read aloud and found to be English. */
const READ_ALOUD = JSON.parse(
  readFileSync(new URL('./fixtures/worn-sentences.json', import.meta.url), 'utf8'),
) as readonly (readonly [worn: string, plain: string])[]

describe('a worn sentence said plainly', () => {
  it('takes an announcement for what it says, and worn verbs in their person', () => {
    expect(plainSentence('We are excited to announce that we leverage synergies.')).toBe('We use synergies.')
    expect(plainSentence('We’re thrilled to announce our new course.')).toBe(
      'We’re announcing our new course.',
    )
  })
  it('tells the verb from the noun', () => {
    expect(plainSentence('Our leverage is small.')).toBe('Our leverage is small.')
    expect(plainSentence('She leveraged a loan.')).toBe('She used a loan.')
    expect(plainSentence('Sales have skyrocketed.')).toBe('Sales have grown.')
  })
  it('keeps the article right', () => {
    expect(plainSentence('It is a best-in-class app.')).toBe('It is an app.')
    expect(plainSentence('Come in an utilised van.')).toBe('Come in an utilised van.')
  })
  it.each(READ_ALOUD.map(([worn, plain]) => ({ worn, plain })))('“$worn”', ({ worn, plain }) => {
    expect(withPlainWords(worn)).toBe(plain)
  })
  it('is the same when said plainly again, has no more words and breaks no joint', () => {
    expect(READ_ALOUD.length).toBeGreaterThanOrEqual(200)
    for (const [worn, plain] of READ_ALOUD) {
      expect(withPlainWords(plain), plain).toBe(plain)
      expect(countWords(plain), plain).toBeLessThanOrEqual(countWords(worn))
      expect(worn === plain || !breaksGrammar(worn, plain), plain).toBe(true)
    }
  })
  it('leaves what was quoted, names, hashtags and addresses alone', () => {
    for (const text of [
      '“We leverage synergies,” he said.',
      'Join the Elevate Your Brand Summit.',
      'See #leverage and https://example.com/leverage today.',
    ])
      expect(plainSentence(text)).toBe(text)
  })
  it('only takes words out for a shorter version', () => {
    expect(trimmedSentence('In order to keep it, oil our world-class table.')).toBe(
      'To keep it, oil our table.',
    )
    for (const [worn] of READ_ALOUD) {
      const rest =
        trimmedSentence(worn)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      let from = 0
      const said: string[] = worn.toLowerCase().match(/\p{L}+/gu) ?? []
      for (const word of rest) {
        from = said.indexOf(word, from) + 1
        // An article may change its form before another word.
        if (/^an?$/.test(word)) from = Math.max(from, 1)
        else expect(from, `${word} in ${worn}`).toBeGreaterThan(0)
      }
    }
  })
  it.each([
    ['Needless to say, bread rises.', 'Bread rises.'],
    ['At the end of the day, it rises.', 'It rises.'],
    ['It is bread, at the end of the day.', 'It is bread.'],
    ['What counts, at the end of the day, is bread.', 'What counts is bread.'],
    ['We are excited to announce that bread is back.', 'Bread is back.'],
    ['Our world-class bread is here.', 'Our bread is here.'],
    ['Each and every loaf is here.', 'Every loaf is here.'],
    ['We leverage it, and reach out today.', 'We leverage it, and reach out today.'],
  ])('%j is %j in fewer words', (text, trimmed) => {
    expect(trimmedSentence(text)).toBe(trimmed)
  })
  it('keeps its grammar whatever stands together', () => {
    const word = fc.constantFrom(
      ...'we are excited to announce that leverage synergies in order to our a an cutting-edge passionate about reach out the is you make difference utilise hour go extra mile , take your business next level . committed helping'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 14 }), words => {
        const text = `${words.join(' ').replace(/ ([,.])/g, '$1')}.`
        const plain = plainSentence(text)
        if (plain === text) return
        expect(breaksGrammar(text, plain)).toBe(false)
        expect(plainSentence(plain)).toBe(plain)
        expect(countWords(plain)).toBeLessThanOrEqual(countWords(text))
      }),
      { numRuns: 300 },
    )
  })
  it.each([
    ['We Leverage it.', 'a name'],
    ['LEVERAGE it.', 'called out'],
    ['See team/leverage it.', 'a path'],
    ['See @leverage it.', 'a handle'],
    ['We x-leverage it.', 'part of a word'],
    ['See www.leverage.com now.', 'an address'],
    ['See https://example.com/leverage it.', 'an address'],
    ['Open C:\\leverage it.', 'a folder'],
    ['We “leverage” it.', 'somebody’s word'],
    ['We "leverage" it.', 'somebody’s word'],
    ['Nous «leverage» it.', 'somebody’s word'],
  ])('leaves %j alone: %s', text => {
    expect(plainSentence(text)).toBe(text)
  })
  it.each([
    ['Leverage it.', 'Use it.'],
    ['I am able to bake.', 'I can bake.'],
    ['We saw https://example.com and leverage it.', 'We saw https://example.com and use it.'],
    ['See https://example.com\nWe leverage it.', 'See https://example.com\nWe use it.'],
    ['… leverage it.', '… use it.'],
    ['In order to bake, rise.', 'To bake, rise.'],
    ['Without further ado, it’s here.', 'It’s here.'],
    ['It is an cutting-edge loaf.', 'It is a loaf.'],
    ['A world-class oven.', 'An oven.'],
    ['AN top-notch loaf.', 'A loaf.'],
    ['It is a world-class hour.', 'It is an hour.'],
    ['It is a world-class loaf.', 'It is a loaf.'],
  ])('%j is %j', (text, plain) => {
    expect(plainSentence(text)).toBe(plain)
  })
  it('reads sentences of 600 characters, and changes twelve places of one', () => {
    const long = (length: number) => `We leverage it ${'b'.repeat(length - 16)}.`
    expect(plainSentence(long(600))).toMatch(/^We use/)
    expect(plainSentence(long(601))).toBe(long(601))
    expect(plainEdit(long(600))).not.toBeNull()
    expect(plainEdit(long(601))).toBeNull()
    expect(plainSentence(`${'we leverage it, '.repeat(14)}so.`).match(/leverage/g)).toHaveLength(2)
  })
  it('says where the first change is', () => {
    expect(plainEdit('I know that we leverage it.')).toEqual({ start: 15, end: 23, instead: 'use' })
    expect(plainEdit('Nothing worn here.')).toBeNull()
  })
})

it('filler is a whole sentence that says nothing', () => {
  expect([isFiller('Let that sink in.'), isFiller('Here’s the thing…'), isFiller('Agree?')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isFiller('I agree with Tom.'), isFiller('Bake it.')]).toEqual([false, false])
  expect([isFiller("It's a game changer!"), isFiller('HAPPY FRIDAY')]).toEqual([true, true])
  expect(isFiller('Stay tuned')).toBe(true)
  expect(isFiller('Let that sink in'.padEnd(61, '!'))).toBe(false)
  expect(isFiller('Let that sink in'.padEnd(60, '!'))).toBe(true)
})

describe('broken joints', () => {
  it.each([
    'We are have news.',
    'It took a hour.',
    'I want to using it.',
    'Give me the our list.',
    'We talk with of bread.',
    'She are late.',
    'We uses it.',
    'I saw the the dog.',
    'There is many plants.',
    'Bread and',
  ])('“%s” has one', sentence => {
    expect(brokenJoints(sentence)).not.toEqual([])
  })
  it.each([
    'We have news that we use data.',
    'It took an hour at a university.',
    'We talk of about an hour a day.',
    'Many gardeners water too much.',
    'I know that that works.',
  ])('“%s” has none', sentence => {
    expect(brokenJoints(sentence)).toEqual([])
  })
  it('a change breaks a sentence when it was whole before, loses its subject or its capital', () => {
    expect(breaksGrammar('We look forward to leveraging it.', 'We look forward to using it.')).toBe(false)
    expect(breaksGrammar('We are excited to announce it.', 'We are have news it.')).toBe(true)
    expect(breaksGrammar('We are happy.', 'Are happy.')).toBe(true)
    expect(breaksGrammar('At noon, we eat.', 'we eat.')).toBe(true)
    expect(breaksGrammar('Well, we eat.', ', we eat.')).toBe(true)
  })
})
