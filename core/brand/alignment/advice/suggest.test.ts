import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import DEV from '../fixtures/brands-dev.json' with { type: 'json' }
import HELD_OUT from '../fixtures/brands-heldout.json' with { type: 'json' }
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

  it('show what the reader struggles with as something that happens', () => {
    expect(advice(generic)).toContain(
      'Show “stiff shoulders” as it happens on one of Priya’s days, so that your reader recognises it.',
    )
  })

  it('do not name what the text says already', () => {
    expect(advice(`${generic} Stiff shoulders?`)).not.toContain('stiff shoulders')
  })

  it('ask for a moment in which a value was chosen, and a feeling without its name', () => {
    expect(advice(generic)).toContain(
      'Tell one moment when you chose “small and often”, and what it cost you.',
    )
    expect(advice(generic)).toContain('Let your reader feel “relief” without naming it')
  })

  it('quote the sentence to change, whole', () => {
    expect(advice('We rested. Unlock your full potential with our amazing, passionate team!')).toContain(
      'Say this sentence again as you’d say it to a client: “Unlock your full potential with our amazing, passionate team”.',
    )
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

  it('find the person where kickstart gave nothing else', () => {
    const { audience_pain_points, ...rest } = yoga
    expect(audience_pain_points).toBeDefined()
    expect(advice(generic, rest)).toContain('Write it to one person, Priya')
  })

  const florist: Foundation = {
    brand_heart_problem: 'Brides are sold stiff arrangements that look like every other wedding.',
    brand_voice: 'Warm and plain.',
    core_values: ['patience', 'what grows here'],
    dream_client: 'Declan and Emma are planning a small wedding and Googled for weeks.',
    audience_pain_points: 'A heart attack at every price list.',
    words_to_avoid: ['stiff', 'luxury'],
  }

  it('offer no word that the founder is against, no name and no verb to put in', () => {
    const said = advice(generic, florist)
    for (const word of ['stiff', 'Declan', 'Googled', 'luxury']) expect(said).not.toContain(`“${word}”`)
    expect(said).not.toMatch(/Touch what|Mention|with words such as/)
  })

  it('quote the founder whole, from the answers, and avoided words only to leave them out', () => {
    const brands = [...DEV.brands, ...HELD_OUT.brands]
    // Marks within a quotation become single ones.
    const plain = (words: string) => words.toLowerCase().replace(/[‘’“”"]/g, "'")
    fc.assert(
      fc.property(
        fc.constantFrom(...brands),
        fc.constantFrom(...brands.flatMap(brand => [...brand.on_brand, ...brand.off_brand])),
        ({ foundation }, text) => {
          const known = plain(`${Object.values(foundation).flat().join('\n')}\n${text}`)
          const [first = '', ...rest] = scoreContent(text, foundation).suggestions
          for (const suggestion of first.startsWith('Leave out') ? rest : [first, ...rest]) {
            for (const [, quotation = ''] of suggestion.matchAll(/“([^”]+)”/g)) {
              if (/^(?:you|don’t|do not)$/.test(quotation)) continue
              expect(known).toContain(plain(quotation))
            }
          }
        },
      ),
    )
  })
})
