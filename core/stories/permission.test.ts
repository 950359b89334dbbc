import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STORY_PERMISSIONS } from './kinds.ts'
import { permissionState, publishPause } from './permission.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = fc.option(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
)

const isInForce = (held: Parameters<typeof permissionState>[0], at = now) =>
  ['granted', 'limited'].includes(permissionState(held, at))

describe('a permission in force', () => {
  it('is one that was given, with or without limits, until its last day is over', () => {
    expect(STORY_PERMISSIONS.filter(permission => isInForce({ permission, expiresOn: null }))).toEqual([
      'granted',
      'limited',
    ])
    expect(isInForce({ permission: 'limited', expiresOn: '2026-11-20' })).toBe(true)
    expect(isInForce({ permission: 'limited', expiresOn: '2026-11-19' })).toBe(false)
  })
  it('shows as ended once it has run out, and only if it had been given', () => {
    expect(permissionState({ permission: 'granted', expiresOn: '2026-01-01' }, now)).toBe('expired')
    expect(permissionState({ permission: 'asked', expiresOn: '2026-01-01' }, now)).toBe('asked')
    expect(permissionState({ permission: 'revoked', expiresOn: '2026-01-01' }, now)).toBe('revoked')
  })
  it('never lets a paused post out, and never comes back by waiting', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORY_PERMISSIONS), days, fc.nat(4000), (permission, end, later) => {
        const expiresOn = end?.toISOString().slice(0, 10) ?? null
        const held = { permission, expiresOn }
        const after = new Date(now.getTime() + later * 86_400_000)
        if (isInForce(held))
          expect(publishPause({ permission, permissionExpiresOn: expiresOn }, now)).toBeNull()
        if (!isInForce(held)) expect(isInForce(held, after)).toBe(false)
      }),
    )
  })
  it('reads anything', () => {
    fc.assert(fc.property(fc.anything(), held => void permissionState(held as never, now)))
  })
})
