import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Personalisation, personalise } from './personalise.ts'
import { STAGES, VOICES } from './stage-and-voice.ts'
import { quote } from './wording.ts'

const brand = {
  core_values: ['small and often', 'plain language', 'comfort before performance'],
  dream_client: 'Priya is 41 and handles insurance claims. She wants to get to Friday without a headache.',
  offer_description: 'Short live sessions at half past twelve on weekdays, done from an ordinary chair.',
  brand_personality: ['encouraging-guide'],
  business_stage: 'growing',
  primary_marketing_goal: 'Fill the Tuesday session.',
  brand_heart_problem: 'People who sit for a living accept a sore neck as the price of having a job.',
}
const sentences = (result: Personalisation) => [
  ...result.storyPrompts,
  ...result.contentIdeas,
  result.weeklyFocus,
  ...result.funnelRecommendations,
  ...result.brandAlignment.recommendations,
]
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.lorem({ maxCount: 40 }),
)
const answers = fc.record(
  {
    core_values: fc.oneof(fc.array(anyText, { maxLength: 7 }), anyText),
    dream_client: anyText,
    offer_description: anyText,
    brand_personality: fc.array(fc.oneof(fc.constantFrom(...VOICES), anyText), { maxLength: 3 }),
    business_stage: fc.oneof(fc.constantFrom(...STAGES), anyText),
    primary_marketing_goal: anyText,
    brand_heart_problem: anyText,
  },
  { requiredKeys: [] },
)

describe('personalise', () => {
  it('speaks in the words of the founder', () => {
    const result = personalise(brand)
    expect(result.storyPrompts[1]).toBe(
      'When did your value “small and often” cost you something, and why did you stick to it?',
    )
    expect(result.storyPrompts[2]).toContain('someone like Priya')
    expect(result.contentIdeas.join()).toContain('accept a sore neck')
    expect(result.contentIdeas.join()).toContain('people like Priya')
    expect(result.weeklyFocus).toContain('your goal: “Fill the Tuesday session”.')
    expect(result.brandAlignment.score).toBe(95)
  })
  it('gives eight different prompts and five different ideas, from anything', () => {
    fc.assert(
      fc.property(fc.oneof(answers, fc.anything()), input => {
        const result = personalise(input)
        expect(new Set(result.storyPrompts).size).toBe(8)
        expect(new Set(result.contentIdeas).size).toBe(5)
        expect(result.funnelRecommendations).toHaveLength(3)
      }),
    )
  })
  it('never doubles punctuation, leaves a gap or prints a missing answer', () => {
    fc.assert(
      fc.property(answers, input => {
        const snapshot = JSON.stringify(input)
        for (const sentence of sentences(personalise(input))) {
          expect(sentence).not.toMatch(/[.,;:!?…]{2,}|“”|\s{2,}|\s[.,;:!?]/)
          if (!/undefined|null|NaN|object/.test(snapshot))
            expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
        }
      }),
      { numRuns: 300 },
    )
  })
  it('scores 70 plus five for each foundation field, at most 95', () => {
    const keys = [
      'brand_heart_problem',
      'core_values',
      'brand_personality',
      'dream_client',
      'offer_description',
    ]
    const scores = keys.map((_, n) => {
      const filled = Object.fromEntries(keys.slice(0, n + 1).map(key => [key, 'x']))
      return personalise(filled).brandAlignment.score
    })
    expect([personalise({}).brandAlignment.score, ...scores]).toEqual([70, 75, 80, 85, 90, 95])
  })
  it('hints by the score and names what is missing', () => {
    expect(personalise(brand).brandAlignment.recommendations).toHaveLength(1)
    expect(personalise({ ...brand, core_values: '' }).brandAlignment.recommendations).toHaveLength(2)
    expect(personalise({}).brandAlignment.recommendations[0]).toContain('taking shape')
    expect(
      personalise({ ...brand, core_values: '', dream_client: '' }).brandAlignment.recommendations[0],
    ).toContain('nearly complete')
  })
  it('tells nobody that they did what all of us do', () => {
    const [prompt] = personalise({
      brand_heart_problem: 'We’ve paved our gardens until nothing lives in them.',
    }).storyPrompts
    expect(prompt).toContain('You wrote: “We’ve paved our gardens until nothing lives in them”.')
  })
  it('changes with every stage and every voice', () => {
    const focus = STAGES.map(
      stage => personalise({ ...brand, business_stage: stage.toUpperCase() }).weeklyFocus,
    )
    expect(new Set(focus).size).toBe(STAGES.length)
    const prompts = VOICES.map(voice =>
      personalise({ ...brand, brand_personality: [voice] }).storyPrompts.join(),
    )
    expect(new Set(prompts).size).toBe(VOICES.length)
  })
  it('gives the same answer to the same brand', () => {
    fc.assert(
      fc.property(answers, input => {
        expect(personalise(structuredClone(input))).toEqual(personalise(input))
      }),
    )
  })
  it('takes answers in any earlier shape', () => {
    expect(personalise({ dreamClient: 'Marta', 'What are your core values?': 'a, b' })).toEqual(
      personalise({ dream_client: 'Marta', core_values: ['a', 'b'] }),
    )
  })
})

describe('a quotation', () => {
  it('is the first sentence without its full stop, or nothing where that is too long', () => {
    expect(quote('One thing at a time. Then another.')).toBe('“One thing at a time”')
    expect(quote('word '.repeat(60))).toBe('')
    expect(quote('  ...  ')).toBe('')
    expect(quote('She said "no"!!')).toBe('“She said ‘no’”')
  })
})
