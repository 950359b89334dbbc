import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLANS } from '../billing/plans.ts'
import { TIERS } from '../billing/tiers.ts'
import { addDays } from '../shared/time.ts'
import { type BrowserState, findBrowserProblems } from './browser-problems.ts'
import { findOwnProblems, type OwnState, QUOTAS } from './own-problems.ts'
import { zonePlace } from './zone-place.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

const WELL: OwnState = {
  isOwner: true,
  tier: 'pro',
  access: 'full',
  plan: { status: 'active', trialEnd: null, pastDueSince: null, hasCard: true },
  isMailUnreachable: false,
  hasOpenEmailChange: false,
  isServicePaused: false,
  connections: [{ network: 'mastodon', handle: '@ada', status: 'connected', expiresAt: null }],
  heldAt: null,
  postsNotPublished: 0,
  used: { stories: 3, credits: 0, campaigns: 0, media: 0 },
  mailServerProblem: '',
  webhooksOff: 0,
  sources: [],
  isAssistantOff: false,
  timeZone: { own: 'Europe/London', workspace: 'Europe/London' },
}

const found = (over: Partial<OwnState>) => findOwnProblems({ ...WELL, ...over }, NOW).map(({ kind }) => kind)
const connection = (over: Partial<OwnState['connections'][number]>) => [
  { network: 'mastodon' as const, handle: '@ada', status: 'connected' as const, expiresAt: null, ...over },
]

describe('what holds somebody up', () => {
  it('is nothing while all is well', () => expect(found({})).toEqual([]))

  it.each<[string, Partial<OwnState>]>([
    ['plan_ended', { access: 'read_only' }],
    ['payment', { plan: { status: 'past_due', trialEnd: null, pastDueSince: NOW, hasCard: true } }],
    ['mail_unreachable', { isMailUnreachable: true }],
    ['email_change_open', { hasOpenEmailChange: true }],
    ['service_paused', { isServicePaused: true }],
    ['connection_lost', { connections: connection({ status: 'needs_reconnecting' }) }],
    ['connection_ending', { connections: connection({ expiresAt: addDays(NOW, 7) }) }],
    ['publishing_held', { heldAt: addDays(NOW, -1) }],
    ['posts_not_published', { postsNotPublished: 1 }],
    ['quota_used', { used: { ...WELL.used, campaigns: 2 } }],
    ['mail_server', { mailServerProblem: '535 no' }],
    ['webhooks_off', { webhooksOff: 1 }],
    [
      'sources_unread',
      {
        sources: [
          { misses: 9, pausedAt: null, lastSuccessAt: addDays(NOW, -8), createdAt: addDays(NOW, -30) },
        ],
      },
    ],
    ['assistant_off', { isAssistantOff: true }],
    ['other_clock', { timeZone: { own: 'Asia/Tokyo', workspace: 'Europe/London' } }],
  ])('%s is found alone', (kind, over) => expect(found(over)).toEqual([kind]))

  it('says nothing of a connection that lasts, or of a source that missed once', () => {
    expect(found({ connections: connection({ expiresAt: addDays(NOW, 8) }) })).toEqual([])
    const source = {
      misses: 1,
      pausedAt: null,
      lastSuccessAt: addDays(NOW, -1),
      createdAt: addDays(NOW, -30),
    }
    expect(found({ sources: [source] })).toEqual([])
  })

  it('tells a payment to the owner alone, and others that the plan has ended', () => {
    const plan = { status: 'unpaid', trialEnd: null, pastDueSince: null, hasCard: true }
    expect(found({ plan, access: 'read_only' })).toEqual(['payment'])
    expect(found({ plan, access: 'read_only', isOwner: false })).toEqual(['plan_ended'])
  })

  it('finds a quota exactly when the plan has one and it is used up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIERS),
        fc.record({
          stories: fc.nat({ max: 60 }),
          credits: fc.nat({ max: 60 }),
          campaigns: fc.nat({ max: 9 }),
          media: fc.nat(),
        }),
        (tier, used) => {
          const { limits } = PLANS[tier]
          const most = {
            stories: limits.stories,
            credits: limits.assistantCreditsPerMonth,
            campaigns: limits.campaignsPerMonth,
            media: limits.mediaBytes,
          }
          const wanted = QUOTAS.filter(quota => most[quota] > 0 && used[quota] >= most[quota])
          const problems = findOwnProblems({ ...WELL, tier, used }, NOW)
          expect(problems.map(problem => problem.kind === 'quota_used' && problem.quota)).toEqual(wanted)
        },
      ),
    )
  })
})

describe('what a browser finds out about itself', () => {
  const browser: BrowserState = {
    clock: { device: NOW, server: NOW },
    timeZone: { device: 'Europe/London', own: 'Europe/London' },
    hasStream: true,
    hasStorage: true,
  }
  const off = (ms: number) =>
    findBrowserProblems({ ...browser, clock: { device: new Date(NOW.getTime() + ms), server: NOW } })

  it('is nothing while all is well, or could not be measured', () => {
    expect(findBrowserProblems(browser)).toEqual([])
    const silent = { ...browser, clock: null, timeZone: { device: null, own: 'Europe/London' } }
    expect(findBrowserProblems(silent)).toEqual([])
  })

  it('tells of a stream and a storage that are blocked, and of another zone', () => {
    const state = {
      ...browser,
      hasStream: false,
      hasStorage: false,
      timeZone: { device: 'Asia/Tokyo', own: 'UTC' },
    }
    expect(findBrowserProblems(state).map(({ kind }) => kind)).toEqual([
      'other_zone',
      'no_stream',
      'no_storage',
    ])
  })

  it('forgives a clock a minute, and names what is more in whole minutes and its direction', () => {
    expect(off(60_000)).toEqual([])
    expect(off(-60_000)).toEqual([])
    fc.assert(
      fc.property(fc.integer({ min: 60_001, max: 1e10 }), fc.boolean(), (ms, isAhead) => {
        const [problem] = off(isAhead ? ms : -ms)
        expect(problem).toEqual({ kind: 'wrong_clock', minutes: Math.round(ms / 60_000), isAhead })
      }),
    )
  })
})

it('calls a time zone as people do', () => {
  expect(['America/New_York', 'UTC', 'America/Argentina/Buenos_Aires'].map(zonePlace)).toEqual([
    'New York',
    'UTC',
    'Buenos Aires',
  ])
})
