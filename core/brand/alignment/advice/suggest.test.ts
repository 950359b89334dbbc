import { describe, expect, it } from 'vitest'
import { type Foundation, scoreContent } from '../score-content.ts'

const yoga: Foundation = {
  brand_voice: 'Gentle, plain and quietly funny.',
  core_values: ['small and often', 'plain language'],
  brand_heart_problem: 'People who sit all day accept a sore neck as the price of having a job.',
  dream_client: 'Priya handles insurance claims from a desk in the spare room.',
  audience_pain_points: 'Stiff shoulders, tension headaches, no spare hour in the day.',
  emotions_to_spark: ['relief', 'amusement'],
  words_to_avoid: ['detox', 'crush it'],
}

const advice = (text: string, foundation: Foundation = yoga, history?: string[]) =>
  scoreContent(text, foundation, history).suggestions.join('\n')

describe('suggestions', () => {
  const generic =
    'Unlock your full potential today! Our amazing team is passionate about outstanding service. Get in touch to find out more!!!'

  it('name what the reader struggles with, in the founder’s words', () => {
    expect(advice(generic)).toContain('“Stiff shoulders” or “tension headaches”')
  })

  it('do not name what the text says already', () => {
    expect(advice(`${generic} Stiff shoulders?`)).not.toContain('Stiff shoulders')
  })

  it('name values and emotions that are missing', () => {
    expect(advice(generic)).toContain('“small and often” or “plain language”')
    expect(advice(generic)).toContain('“relief” or “amusement”')
  })

  it('quote what does not sound like the brand', () => {
    expect(advice(generic)).toMatch(/Say “.*full potential.*” in your own words/)
  })

  it('put words to avoid first and name them all', () => {
    const [first] = scoreContent('Crush it with a detox. Detox!', yoga).suggestions
    expect(first).toBe('Leave out “crush it” and “detox”. They’re on your list of words to avoid.')
  })

  it('ask for what the foundation does not hold yet', () => {
    expect(
      advice('A post about nothing much.', { dream_client: 'Priya handles insurance claims.' }),
    ).toContain('Add your core values')
  })

  it('draw phrases from prose where kickstart gave nothing else', () => {
    const { audience_pain_points, ...rest } = yoga
    expect(audience_pain_points).toBeDefined()
    expect(advice(generic, rest)).toMatch(/“(insurance claims|spare room|Priya handles|desk)/)
  })
})
