import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planLimit } from '../billing/plans.ts'
import { TIERS } from '../billing/tiers.ts'
import { ACTIVITY_PARTS, activityQuery, readActivityAddress } from './activity-address.ts'
import { placeNeeds } from './places.ts'
import {
  CAPABILITIES,
  GIVEN_ROLES,
  mayEditText,
  mayManage,
  mayWithInsight,
  readRole,
  roleMay,
  TEAM_ROLES,
} from './roles.ts'
import { hasSeat, roleInForce } from './seats.ts'

const role = fc.constantFrom(...TEAM_ROLES)
const tier = fc.constantFrom(...TIERS)

describe('roles', () => {
  it('the owner may everything, a viewer reads, and only the owner pays', () => {
    expect(CAPABILITIES.every(capability => roleMay('owner', capability))).toBe(true)
    expect(CAPABILITIES.filter(capability => roleMay('viewer', capability))).toEqual(['read'])
    expect(TEAM_ROLES.filter(each => roleMay(each, 'owner'))).toEqual(['owner'])
    expect(TEAM_ROLES.filter(each => roleMay(each, 'approve'))).toEqual(['owner', 'admin', 'reviewer'])
  })

  it('whoever may edit may draft, and whoever may anything may read', () => {
    fc.assert(
      fc.property(role, each => {
        expect(roleMay(each, 'read')).toBe(true)
        if (roleMay(each, 'edit')) expect(roleMay(each, 'draft')).toBe(true)
      }),
    )
  })

  it('an unknown word only looks', () => {
    expect(readRole('king')).toBe('viewer')
    expect(readRole(null)).toBe('viewer')
    expect(readRole('editor')).toBe('editor')
  })

  it('nobody manages the owner, admins manage no admins, and only those two manage at all', () => {
    fc.assert(
      fc.property(role, role, (manager, managed) => {
        const may = mayManage(manager, managed)
        if (managed === 'owner') expect(may).toBe(false)
        if (may) expect(['owner', 'admin']).toContain(manager)
      }),
    )
    expect(mayManage('owner', 'admin')).toBe(true)
    expect(mayManage('admin', 'admin')).toBe(false)
    expect(mayManage('admin', 'editor')).toBe(true)
    expect(GIVEN_ROLES).not.toContain('owner')
  })

  it('a contributor changes their own words and nobody else’s', () => {
    expect(mayEditText('contributor', { authorId: 'me' }, 'me')).toBe(true)
    expect(mayEditText('contributor', { authorId: null }, 'me')).toBe(false)
    expect(mayEditText('editor', { authorId: null }, 'me')).toBe(true)
    expect(mayEditText('reviewer', { authorId: 'me' }, 'me')).toBe(false)
  })
})

describe('insights', () => {
  it.each([
    ['read', ['owner', 'admin', 'editor', 'contributor']],
    ['act', ['owner', 'admin', 'editor', 'contributor']],
    ['dismiss', ['owner', 'admin', 'editor']],
    ['restore', ['owner', 'admin', 'editor']],
    ['mute', ['owner', 'admin', 'editor']],
    ['unmute', ['owner', 'admin', 'editor']],
  ] as const)('%s is for %j', (deed, roles) => {
    expect(TEAM_ROLES.filter(each => mayWithInsight(each, deed))).toEqual(roles)
  })
})

describe('seats', () => {
  it.each([
    ['creator', 1],
    ['pro', 2],
    ['collective', 5],
  ] as const)('%s has %i, the owner’s among them', (each, limit) => {
    expect(hasSeat(each, limit - 1)).toEqual({ ok: true, left: 1 })
    expect(hasSeat(each, limit)).toEqual({ ok: false, reason: 'no_seat', limit })
  })

  it('a smaller plan takes no place away: who joined last reads on', () => {
    expect(roleInForce('editor', 2, 'pro')).toBe('editor')
    expect(roleInForce('editor', 3, 'pro')).toBe('viewer')
    expect(roleInForce('owner', 1, 'creator')).toBe('owner')
    fc.assert(
      fc.property(role, tier, fc.integer({ min: 1, max: 20 }), (each, plan, seat) => {
        const inForce = roleInForce(each, seat, plan)
        expect([each, 'viewer']).toContain(inForce)
        if (seat <= planLimit(plan, 'collaborators')) expect(inForce).toBe(each)
      }),
    )
  })
})

describe('places', () => {
  it.each([
    ['/app/settings', 'read'],
    ['/app/settings/security/two-factor', 'read'],
    ['/app/settings/avatar', 'read'],
    ['/app/suggestions', 'read'],
    ['/app/settings/data-health', 'settings'],
    ['/app/content/settings', 'settings'],
    ['/app/content/settings.data', 'settings'],
    ['/app/storybank', 'draft'],
    ['/app/storybank/', 'draft'],
    ['/app/storybank/0a/people', 'edit'],
    ['/app/storybank/ask', 'edit'],
    ['/app/capture', 'draft'],
    ['/app/create/autosave', 'draft'],
    ['/app/content', 'draft'],
    ['/app/content/schedule', 'edit'],
    ['/app/clarify', 'edit'],
    ['/app/campaigns/1', 'edit'],
    ['/app/team', 'read'],
    ['/api/clarify', 'edit'],
    ['/app/a-room-of-tomorrow', 'edit'],
  ] as const)('writing at %s asks for %s', (path, capability) => {
    expect(placeNeeds(path)).toBe(capability)
  })
})

describe('the address of the activity log', () => {
  it('is read as it is written', () => {
    const place = fc.record({ micros: fc.integer({ min: 0, max: 8_999_999_999_999_999 }), id: fc.uuid() })
    const part = fc.constantFrom(...(Object.keys(ACTIVITY_PARTS) as (keyof typeof ACTIVITY_PARTS)[]))
    fc.assert(
      fc.property(fc.option(place), fc.option(fc.uuid()), fc.option(part), (from, memberId, where) => {
        const filter = { from, memberId, part: where }
        expect(readActivityAddress(new URLSearchParams(activityQuery(filter)))).toEqual(filter)
      }),
    )
  })

  it('leaves out what it does not know', () => {
    const nothing = { from: null, memberId: null, part: null }
    expect(readActivityAddress(new URLSearchParams('who=x&from=never&where=toString'))).toEqual(nothing)
    expect(readActivityAddress(new URLSearchParams(`from=9999999999999999-${'a'.repeat(36)}`))).toEqual(
      nothing,
    )
    expect(activityQuery(nothing)).toBe('')
  })
})
