import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STORY_PERMISSIONS } from './kinds.ts'
import { isPermissionInForce, permissionState, publishPause } from './permission.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = fc.option(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
)

describe('a permission in force', () => {
  it('is in force, with or without limits, until its last day is over', () => {
    const inForce = (permission: (typeof STORY_PERMISSIONS)[number], expiresOn: string | null = null) =>
      isPermissionInForce({ permission, expiresOn }, now)
    expect(STORY_PERMISSIONS.map(permission => inForce(permission))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(inForce('limited', '2026-11-20')).toBe(true)
    expect(inForce('limited', '2026-11-19')).toBe(false)
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
        if (isPermissionInForce(held, now))
          expect(publishPause({ permission, permissionExpiresOn: expiresOn }, now)).toBeNull()
        if (!isPermissionInForce(held, now)) expect(isPermissionInForce(held, after)).toBe(false)
      }),
    )
  })
  it('reads anything', () => {
    fc.assert(fc.property(fc.anything(), held => void permissionState(held as never, now)))
  })
})
