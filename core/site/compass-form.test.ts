import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { compassSchema } from './compass-form.ts'

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

  it('cleans what it takes, and takes the box as left unticked', () => {
    expect(v.parse(compassSchema, filled)).toMatchObject({
      ...filled,
      firstName: 'Ada',
      email: 'ada@example.com',
      optOut: false,
    })
    expect(v.parse(compassSchema, { ...filled, optOut: true }).optOut).toBe(true)
  })

  it('leaves the kind of business open', () => {
    for (const businessType of ['', 'pirate', undefined])
      expect(v.parse(compassSchema, { ...filled, businessType }).businessType).toBeNull()
  })
})
