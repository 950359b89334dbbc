import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KICKSTART_SLUGS, kickstartPath, kickstartStepNamed, onboardingPath } from '../journey/addresses.ts'
import { type KickstartData, kickstartStepValid, toBrandSnapshot } from './data.ts'
import { draftFromFoundation, firstOpenStep, kickstartSuggestions, readKickstartDraft } from './draft.ts'
import { foundationChanges } from './foundation-changes.ts'
import { snapshotFilename, snapshotSheet } from './snapshot-sheet.ts'

const whole: KickstartData = {
  brandHeart: 'Teachers leave too early',
  coreValues: ['Growth', 'Balance'],
  brandVoice: 'warm-expert',
  dreamClient: 'Maya, second year',
  offerDescription: 'A twelve-week course',
  primaryMarketingGoal: 'Four clients a month',
  businessStage: 'growing',
}

describe('a draft', () => {
  it('keeps what is there, valid or not, and leaves the rest alone', () => {
    expect(readKickstartDraft({ brandHeart: ' short ', coreValues: ['One'] })).toEqual({
      brandHeart: 'short',
      coreValues: ['One'],
    })
    expect(readKickstartDraft({ brandVoice: 'loud', businessStage: 'pirate', other: 'x' })).toEqual({
      brandVoice: '',
    })
    expect(readKickstartDraft(whole)).toEqual(whole)
  })

  it('reads anything, and the same the second time', () => {
    fc.assert(
      fc.property(fc.anything(), anything => {
        const draft = readKickstartDraft(anything)
        expect(readKickstartDraft(draft)).toEqual(draft)
      }),
    )
  })

  it('goes on at the first step that is not done', () => {
    expect(firstOpenStep({})).toBe(0)
    expect(firstOpenStep({ ...whole, brandVoice: '' })).toBe(2)
    expect(firstOpenStep(whole)).toBeNull()
  })

  it('comes back out of the foundation it became', () => {
    expect(draftFromFoundation(toBrandSnapshot(whole))).toEqual(whole)
    expect(draftFromFoundation(null)).toEqual({})
  })

  it('begins with what the quiz told', () => {
    expect(
      kickstartSuggestions({
        target_audience: ' Teachers ',
        business_goals: 'x'.repeat(900),
        unique_value: 7,
      }),
    ).toEqual({ dreamClient: 'Teachers', primaryMarketingGoal: 'x'.repeat(500), uniqueValue: '' })
    expect(kickstartSuggestions(null).dreamClient).toBe('')
  })
})

describe('foundationChanges', () => {
  it('fills an empty foundation with the whole snapshot', () => {
    expect(foundationChanges(whole, {})).toEqual({
      brand_heart_problem: 'Teachers leave too early',
      core_values: ['Growth', 'Balance'],
      brand_personality: ['warm-expert'],
      dream_client: 'Maya, second year',
      offer_description: 'A twelve-week course',
      primary_marketing_goal: 'Four clients a month',
      business_stage: 'growing',
    })
  })

  it('changes nothing the second time', () => {
    expect(foundationChanges(whole, foundationChanges(whole, { brand_name: 'Slow Start' }))).toEqual({})
  })

  it('keeps what was not asked or not said', () => {
    const stored = {
      ...foundationChanges(whole, {}),
      brand_personality: ['bold', 'calm-authority'],
      business_stage: 'scaling',
    }
    const { businessStage: _, primaryMarketingGoal: __, ...silent } = whole
    expect(foundationChanges(silent, stored)).toEqual({ brand_personality: ['warm-expert', 'bold'] })
  })
})

describe('the snapshot sheet', () => {
  it('is named after the brand, else the company, else the founder', () => {
    const names = { founder: 'Ada King', company: 'Engine Works' }
    expect(snapshotSheet({ brand_name: 'Notes' }, names).title).toBe('Notes')
    expect(snapshotSheet({}, names).title).toBe('Engine Works')
    expect(snapshotSheet({}, { founder: 'Ada King' }).title).toBe('Ada King’s brand')
    expect(snapshotSheet(null, { founder: ' ' }).title).toBe('Your brand')
  })

  it('shows the chosen voice with its sample', () => {
    const sheet = snapshotSheet(toBrandSnapshot(whole), { founder: 'Ada' })
    expect(sheet).toMatchObject({
      values: ['Growth', 'Balance'],
      stage: 'Growing',
      goal: 'Four clients a month',
    })
    expect(sheet.voice?.label).toBe('Warm Expert')
  })

  it('gets a file name that every system takes', () => {
    expect(snapshotFilename('Zoë’s Café & Bar')).toBe('brand-snapshot-zoes-cafe-bar.pdf')
    expect(snapshotFilename('東京')).toBe('brand-snapshot.pdf')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), title => {
        expect(snapshotFilename(title)).toMatch(/^brand-snapshot(-[a-z0-9]+)*\.pdf$/)
      }),
    )
  })
})

describe('the addresses', () => {
  it('name each step by word and by number', () => {
    for (const step of [0, 1, 2, 3, 4]) {
      expect(kickstartStepNamed(KICKSTART_SLUGS[step])).toBe(step)
      expect(kickstartStepNamed(String(step + 1))).toBe(step)
      expect(kickstartStepValid(step, whole)).toBe(true)
    }
    for (const other of ['0', '6', '01', '', 'toString', undefined])
      expect(kickstartStepNamed(other)).toBeNull()
    expect([0, 1, 2, 3, 4, 99, -1, Number.NaN].map(step => kickstartPath(step).split('/').at(-1))).toEqual([
      ...['brand-heart', 'core-values', 'core-values', 'dream-client', 'dream-client', 'dream-client'],
      ...['brand-heart', 'brand-heart'],
    ])
    expect(onboardingPath('dashboard')).toBe('/app/dashboard')
    expect(onboardingPath('tier-setup')).toBe('/onboarding/tier-setup')
  })
})
