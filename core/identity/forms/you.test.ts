import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isTimeZone } from '../../shared/time.ts'
import { timeZoneChoices } from './time-zones.ts'
import { YOU_MESSAGES, youSchema } from './you.ts'

const whole = { fullName: ' Ada Byron ', firstName: 'Ada', timeZone: 'Europe/Paris', businessType: 'coach' }

it('takes a name, a zone and a trade', () => {
  expect(v.parse(youSchema, whole)).toEqual({
    fullName: 'Ada Byron',
    firstName: 'Ada',
    avatarColour: 'ember',
    businessType: 'coach',
    industry: '',
    timeZone: 'Europe/Paris',
  })
})

it('refuses a zone that is none', () => {
  for (const timeZone of ['', 'Mars/Olympus', 'GMT+99', '__proto__'])
    expect(v.safeParse(youSchema, { ...whole, timeZone }).issues?.[0]?.message).toBe(YOU_MESSAGES.zoneUnknown)
})

it('offers every zone once, in order, with the one in use', () => {
  const zones = timeZoneChoices('Europe/London')
  expect(zones).toContain('Europe/London')
  expect(zones).toContain('UTC')
  expect(new Set(zones).size).toBe(zones.length)
  expect(timeZoneChoices('nonsense')).not.toContain('nonsense')
  expect(zones.every(isTimeZone)).toBe(true)
})

it('whatever is sent as a trade or colour, only ours is kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (businessType, avatarColour) => {
      const you = v.parse(youSchema, { ...whole, businessType, avatarColour })
      expect(['', 'coach', 'creative', 'service', 'ecommerce', 'saas', 'agency', 'other']).toContain(
        you.businessType,
      )
      expect(['ember', 'moss', 'sea', 'plum', 'honey', 'stone']).toContain(you.avatarColour)
    }),
  )
})
