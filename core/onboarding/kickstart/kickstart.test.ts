import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BUSINESS_STAGES, CORE_VALUE_QUICK_PICKS, KICKSTART_VOICES } from './choices.ts'
import {
  addCoreValue,
  type KickstartData,
  kickstartStepValid,
  removeCoreValue,
  toBrandSnapshot,
} from './data.ts'
import { KICKSTART_STEP_SCHEMAS, kickstartSchema } from './schemas.ts'
import { KICKSTART_STEPS, kickstartNextLabel } from './steps.ts'

const data: KickstartData = {
  brandHeart: 'Teachers leave too early',
  coreValues: ['Growth', 'Balance'],
  brandVoice: 'warm-expert',
  dreamClient: 'Maya, second year',
  offerDescription: 'A twelve-week course',
}

describe('the choices', () => {
  it('are the six voices, each with its own sample, and the four stages', () => {
    expect(KICKSTART_VOICES.map(voice => voice.key)).toEqual([
      ...['warm-expert', 'straight-shooter', 'encouraging-guide', 'witty-insider', 'calm-authority'],
      'passionate-advocate',
    ])
    expect(new Set(KICKSTART_VOICES.map(voice => voice.sample)).size).toBe(6)
    expect(BUSINESS_STAGES.map(stage => stage.key)).toEqual([
      'getting started',
      'growing',
      'scaling',
      'established',
    ])
  })

  it('are ten to pick with one press', () => {
    expect(CORE_VALUE_QUICK_PICKS).toEqual([
      ...[
        'Authenticity',
        'Innovation',
        'Community',
        'Excellence',
        'Simplicity',
        'Transparency',
        'Creativity',
      ],
      ...['Integrity', 'Growth', 'Balance'],
    ])
  })

  it('are asked in five steps, the last with its own button', () => {
    expect(KICKSTART_STEPS.map(step => step.title)).toEqual([
      ...['Brand Heart', 'Core Values', 'Brand Voice', 'Dream Client', 'What You Offer'],
    ])
    expect([0, 3, 4].map(kickstartNextLabel)).toEqual(['Next', 'Next', 'Complete Kickstart'])
  })
})

describe('kickstartStepValid', () => {
  it.each([
    [0, 'brandHeart'],
    [3, 'dreamClient'],
    [4, 'offerDescription'],
  ] as const)('wants more than 10 characters on step %d', (step, field) => {
    expect(kickstartStepValid(step, { [field]: 'x'.repeat(11) })).toBe(true)
    expect(kickstartStepValid(step, { [field]: 'x'.repeat(10) })).toBe(false)
    expect(kickstartStepValid(step, { [field]: ` ${'x'.repeat(10)} ` })).toBe(false)
  })

  it('wants two to five values', () => {
    for (let count = 0; count <= 7; count++) {
      const coreValues = Array.from({ length: count }, (_, index) => `value ${index}`)
      expect(kickstartStepValid(1, { coreValues })).toBe(count >= 2 && count <= 5)
    }
    expect(kickstartStepValid(1, { coreValues: ['Growth', ' '] })).toBe(false)
  })

  it('wants one of the six voices', () => {
    expect(kickstartStepValid(2, data)).toBe(true)
    for (const brandVoice of ['', 'loud', 'toString']) {
      expect(kickstartStepValid(2, { brandVoice } as Partial<KickstartData>)).toBe(false)
    }
  })

  it('refuses other steps and unreadable data without throwing', () => {
    for (const step of [-1, 5, 0.5, Number.NaN]) expect(kickstartStepValid(step, data)).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 6 }), fc.anything(), (step, anything) => {
        expect(typeof kickstartStepValid(step, anything as KickstartData)).toBe('boolean')
      }),
    )
  })
})

describe('addCoreValue', () => {
  it('trims, and refuses blanks, repeats and a sixth value', () => {
    expect(addCoreValue(['Growth'], ' Balance ')).toEqual(['Growth', 'Balance'])
    for (const refused of ['', '  ', 'Growth', ' growth '])
      expect(addCoreValue(['Growth'], refused)).toEqual(['Growth'])
    expect(addCoreValue(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('keeps a list of at most five distinct values, however often it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), tries => {
        const values = tries.reduce<string[]>(addCoreValue, [])
        expect(values.length).toBeLessThanOrEqual(5)
        expect(new Set(values.map(value => value.toLowerCase())).size).toBe(values.length)
        for (const value of values) expect(value).toBe(value.trim())
        expect(values.reduce(removeCoreValue, values)).toEqual([])
      }),
    )
  })

  it('never changes the list it was given', () => {
    const before = Object.freeze(['Growth'])
    expect(addCoreValue(before, 'Balance')).not.toBe(before)
    expect(before).toEqual(['Growth'])
  })
})

describe('toBrandSnapshot', () => {
  it('gives the stored fields', () => {
    expect(
      toBrandSnapshot({ ...data, businessStage: 'growing', primaryMarketingGoal: 'Four clients' }),
    ).toEqual({
      brand_heart_problem: 'Teachers leave too early',
      core_values: 'Growth, Balance',
      brand_personality: 'warm-expert',
      dream_client: 'Maya, second year',
      offer_description: 'A twelve-week course',
      primary_marketing_goal: 'Four clients',
      business_stage: 'growing',
    })
  })

  it('starts a founder who did not say at getting started', () => {
    expect(toBrandSnapshot(data)).toMatchObject({
      business_stage: 'getting started',
      primary_marketing_goal: '',
    })
  })

  it('keeps a value with a comma in one piece', () => {
    expect(toBrandSnapshot({ coreValues: ['Warm, kind', 'Bold'] }).core_values).toBe('Warm, kind\nBold\n')
  })

  it('gives seven clean texts whatever it gets', () => {
    fc.assert(
      fc.property(fc.anything(), anything => {
        const snapshot = toBrandSnapshot(anything as KickstartData)
        expect(Object.values(snapshot).map(value => typeof value)).toEqual(Array(7).fill('string'))
        expect(toBrandSnapshot({ brandHeart: '<script>javascript:hello' }).brand_heart_problem).toBe('hello')
      }),
    )
  })
})

describe('the kickstart forms', () => {
  const messages = (index: number, input: object) => {
    const schema = KICKSTART_STEP_SCHEMAS[index]
    if (!schema) throw new Error('no such step')
    const result = v.safeParse(schema, input)
    return result.success ? [] : result.issues.map(issue => issue.message)
  }

  it('say what each step lacks', () => {
    expect(messages(0, { brandHeart: 'short' })).toEqual([
      'Write more than 10 characters about your brand heart',
    ])
    expect(messages(1, {})).toEqual(['Choose at least 2 values'])
    expect(messages(1, { coreValues: ['Growth', 'growth', ' '] })).toEqual(['Choose at least 2 values'])
    expect(messages(1, { coreValues: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([
      'Choose no more than 5 values',
    ])
    expect(messages(2, { brandVoice: 'loud' })).toEqual(['Choose the voice that’s closest to yours'])
    expect(messages(3, {})).toHaveLength(1)
    expect(messages(4, { offerDescription: ' ' })).toHaveLength(1)
  })

  it('accept exactly what the rule accepts', () => {
    expect(v.parse(kickstartSchema, data)).toMatchObject(data)
    KICKSTART_STEPS.forEach((_, index) => {
      expect(messages(index, data)).toEqual([])
    })
  })

  it('leave goal and stage open', () => {
    const parsed = v.parse(kickstartSchema, { ...data, businessStage: 'pirate' })
    expect(parsed.businessStage).toBeUndefined()
    expect(toBrandSnapshot(parsed).business_stage).toBe('getting started')
  })
})
