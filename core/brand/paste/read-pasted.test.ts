import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import { LEGACY_QUESTIONS } from '../clarify/legacy-questions.ts'
import { readPastedAnswers } from './read-pasted.ts'

const answersIn = (text: string) =>
  Object.fromEntries(readPastedAnswers(text).answers.map(({ key, answer }) => [key, answer]))

describe('answers pasted as text', () => {
  it('are found under questions, headings, labels and keys', () => {
    const text = `My notes

What is your brand name? Loaf & Ledger
## Who is your dream client?
Bakers who open their first shop.

They fear the tax office.
**Core values**
- honesty
- patience, plain language
offer_description: Bookkeeping: one evening a month
brandTone = calm
Q: What is your mission?
A: Books that let bakers sleep.
## My favourite colour
blue`
    expect(readPastedAnswers(text).unread).toEqual(['My notes', 'My favourite colour', 'blue'])
    expect(answersIn(text)).toEqual({
      brand_name: 'Loaf & Ledger',
      dream_client: 'Bakers who open their first shop.\n\nThey fear the tax office.',
      core_values: ['honesty', 'patience, plain language'],
      offer_description: 'Bookkeeping: one evening a month',
      brand_tone: 'calm',
      mission_statement: 'Books that let bakers sleep.',
    })
  })
  it('may be JSON, flat, nested, or a list of questions and responses', () => {
    const json = {
      clarify_data: { brandName: 'Loaf', core_values: ['honesty', 'patience'], colour: 'blue' },
      entries: [{ question: 'Who is your ideal client?', response: 'Bakers', section: 'audience' }],
    }
    const text = JSON.stringify(json)
    expect(answersIn(text)).toEqual({
      brand_name: 'Loaf',
      core_values: ['honesty', 'patience'],
      dream_client: 'Bakers',
    })
    expect(readPastedAnswers(text).unread).toEqual(['colour: blue'])
  })
  it('leave the items of a list whole', () => {
    const whole = 'Flour, water, salt, time. That’s the lot.'
    expect(answersIn(JSON.stringify({ core_values: [whole] })).core_values).toEqual([whole])
    expect(answersIn(`Core values:\n- ${whole}\n- fast, but kind`).core_values).toEqual([
      whole,
      'fast, but kind',
    ])
    expect(answersIn(`Core values: ${whole}`).core_values).toEqual([whole])
    expect(answersIn('Core values: honesty; fast, but kind').core_values).toEqual([
      'honesty',
      'fast, but kind',
    ])
    expect(answersIn('Core values: honesty, patience').core_values).toEqual(['honesty', 'patience'])
  })

  it('map every question that was ever asked, in both shapes', () => {
    const questions = [
      ...LEGACY_QUESTIONS,
      ...CLARIFY_FIELDS.map(({ question, key }) => [question, key] as const),
    ]
    for (const [question, key] of questions) {
      expect(Object.keys(answersIn(`${question} Something plain`)), question).toEqual([key])
      expect(Object.keys(answersIn(`1. ${question}\n\nSomething plain`)), question).toEqual([key])
    }
    for (const { key, label } of CLARIFY_FIELDS) {
      expect(Object.keys(answersIn(`${key}: Something plain`)), key).toEqual([key])
      expect(Object.keys(answersIn(`# ${label}\nSomething plain`)), label).toEqual([key])
    }
  })
  it('are cut to what we keep, and say so', () => {
    const [answer] = readPastedAnswers(`usp: ${'word '.repeat(2000)}`).answers
    expect(answer?.isCut).toBe(true)
    expect(answer?.answer.length).toBeLessThanOrEqual(5000)
    expect(readPastedAnswers('core_values: a, b').answers[0]?.isCut).toBe(false)
  })
  it('lose their markup', () => {
    expect(answersIn('brand_name: Loaf<script>alert(1)</script>').brand_name).not.toContain('<script')
  })
  it('never throw, and give each question once', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        '# ',
        '- a',
        'core_values:',
        'Who is your dream client?',
        '{"usp": 1}',
        '__proto__: x',
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.array(line).map(lines => lines.join('\n')),
          fc.json(),
        ),
        text => {
          const keys = readPastedAnswers(text).answers.map(({ key }) => key)
          expect(new Set(keys).size).toBe(keys.length)
        },
      ),
    )
  })
})
