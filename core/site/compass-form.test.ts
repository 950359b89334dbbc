import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { compassSchema, toCompassResponse } from './compass-form.ts'

const filled = {
  firstName: ' Ada ',
  email: 'Ada@Example.com',
  businessType: 'coach',
  brandPurpose: 'To make numbers kind',
  originStory: 'A loom',
  audienceStruggle: 'Sums',
}

function problems(input: unknown) {
  const result = v.safeParse(compassSchema, input)
  return result.success ? {} : v.flatten<typeof compassSchema>(result.issues).nested
}

describe('the Brand Compass', () => {
  it('asks for its five required fields with one sentence', () => {
    const sentence = ['Please fill in all required fields']
    for (const empty of [
      {},
      { firstName: ' ', email: '', brandPurpose: '\n', originStory: '', audienceStruggle: '' },
    ]) {
      expect(problems(empty)).toEqual({
        firstName: sentence,
        email: sentence,
        brandPurpose: sentence,
        originStory: sentence,
        audienceStruggle: sentence,
      })
    }
  })

  it('asks for a real address', () => {
    expect(problems({ ...filled, email: 'ada' })).toEqual({ email: ['Please enter a valid email address'] })
  })

  it('stores consent as the box left unticked', () => {
    const stored = (input: object) => toCompassResponse(v.parse(compassSchema, { ...filled, ...input }))
    expect(stored({})).toEqual({
      first_name: 'Ada',
      email: 'ada@example.com',
      business_type: 'coach',
      brand_purpose: 'To make numbers kind',
      origin_story: 'A loom',
      audience_struggle: 'Sums',
      marketing_consent: true,
    })
    expect(stored({ optOut: true }).marketing_consent).toBe(false)
    expect(stored({ optOut: false }).marketing_consent).toBe(true)
  })

  it('leaves the kind of business open', () => {
    for (const businessType of ['', 'pirate', undefined]) {
      expect(toCompassResponse(v.parse(compassSchema, { ...filled, businessType })).business_type).toBeNull()
    }
  })
})
