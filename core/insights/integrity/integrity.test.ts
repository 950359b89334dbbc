import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkIntegrity } from './check-integrity.ts'
import { healthOf, INTEGRITY_ISSUE_TYPES, SEVERITIES } from './report.ts'

const clarify = {
  brand_heart_problem: 'p',
  core_values: ['a'],
  brand_personality: ['b'],
  dream_client: 'd',
  offer_description: 'o',
}
const profile = {
  full_name: 'Marta',
  email: 'marta@example.com',
  subscription_tier: 'pro',
  subscription_status: 'active',
  stories_count: 100,
  campaigns_count: 50,
  ai_generations_count: 50,
}
const now = new Date('2026-11-20T12:00:00Z')
const check = (over: object, answers: unknown = clarify) =>
  checkIntegrity({ userId: 'u', profile: { ...profile, ...over }, clarify: answers, now })
const issuesOf = (over: object) => check(over).issues.map(issue => [issue.type, issue.severity])

describe('data health', () => {
  it('is good when nothing is wrong', () => {
    expect(check({})).toEqual({
      userId: 'u',
      issues: [],
      overallHealth: 'good',
      recommendations: [],
      lastChecked: now,
      hasCriticalIssues: false,
    })
  })
  it('follows the worst issue, and tolerates two medium ones', () => {
    const of = (...severities: (typeof SEVERITIES)[number][]) =>
      healthOf(severities.map(severity => ({ severity })))
    expect(of('low', 'medium', 'medium')).toBe('good')
    expect(of('medium', 'medium', 'medium')).toBe('needs_attention')
    expect(of('high')).toBe('needs_attention')
    expect(of('high', 'critical')).toBe('critical')
  })
  it('is critical without a profile', () => {
    const report = checkIntegrity({ userId: 'u', profile: null, clarify })
    expect(report).toMatchObject({ overallHealth: 'critical', hasCriticalIssues: true, lastChecked: null })
  })
})

describe('integrity', () => {
  it('flags a tier outside the three, and an active subscription without one', () => {
    expect(issuesOf({ subscription_tier: 'platinum' })).toEqual([['invalid_tier', 'high']])
    expect(issuesOf({ subscription_tier: null })).toEqual([['inconsistent_subscription', 'high']])
    expect(issuesOf({ subscription_tier: null, subscription_status: 'inactive' })).toEqual([])
  })
  it('flags an active subscription that has ended', () => {
    expect(issuesOf({ subscription_end_date: '2026-11-01T00:00:00Z' })).toEqual([
      ['inconsistent_subscription', 'high'],
    ])
    expect(issuesOf({ subscription_end_date: '2026-12-01T00:00:00Z' })).toEqual([])
  })
  it('flags more than 50 generations on pro and more than a month’s credits on creator, as low', () => {
    expect(issuesOf({ ai_generations_count: 51 })).toEqual([['tier_anomaly', 'low']])
    expect(issuesOf({ subscription_tier: 'creator', ai_generations_count: 11 })).toEqual([
      ['tier_anomaly', 'low'],
    ])
    for (const allowed of [0, 1, 10])
      expect(issuesOf({ subscription_tier: 'creator', ai_generations_count: allowed })).toEqual([])
    expect(issuesOf({ subscription_tier: 'collective', ai_generations_count: 9999 })).toEqual([])
  })
  it('judges the assistant by the credits of the month where they are known', () => {
    const withCredits = (tier: string, creditsThisMonth: number) =>
      checkIntegrity({
        userId: 'u',
        profile: { ...profile, subscription_tier: tier, ai_generations_count: 400 },
        clarify,
        now,
        counted: { creditsThisMonth },
      }).issues.map(issue => issue.type)
    expect(withCredits('creator', 1)).toEqual([])
    expect(withCredits('creator', 10)).toEqual([])
    expect(withCredits('creator', 11)).toEqual(['tier_anomaly'])
    expect(withCredits('pro', 20)).toEqual([])
    expect(withCredits('pro', 21)).toEqual(['tier_anomaly'])
    expect(withCredits('collective', 9999)).toEqual([])
  })
  it('flags more than 100 stories or 50 campaigns, as low', () => {
    expect(issuesOf({ stories_count: 101, campaigns_count: 51 })).toEqual([
      ['count_anomaly', 'low'],
      ['count_anomaly', 'low'],
    ])
  })
  it('flags a bare profile and missing brand answers, the worst first', () => {
    const report = check({ full_name: '', email: '', stories_count: 200 }, {})
    expect(report.issues.map(issue => issue.severity)).toEqual(['high', 'high', 'low'])
    expect(report.recommendations[0]).toBe('Add your name and email address in Settings.')
    expect(check({}, { dream_client: 'd' }).issues[0]).toMatchObject({
      type: 'missing_clarify_data',
      severity: 'medium',
      description: '4 of the five foundation answers are missing.',
    })
  })
  it('notices counters that differ from their rows, and can put them right', () => {
    const counted = { storiesCount: 99, campaignsCount: 50, aiGenerationsCount: 50 }
    const report = checkIntegrity({ userId: 'u', profile, clarify, now, counted })
    expect(report.issues).toMatchObject([
      {
        type: 'count_anomaly',
        severity: 'medium',
        description: 'Your profile says you have 100 stories, but there are 99.',
        repair: 'count_again',
      },
    ])
  })
  it('never finds drift where the rows are as many as the counters say', () => {
    const counts = fc.record({
      stories_count: fc.nat(90),
      posts_count: fc.nat(),
      campaigns_count: fc.nat(40),
    })
    fc.assert(
      fc.property(counts, counted => {
        const report = checkIntegrity({
          userId: 'u',
          profile: { ...profile, ...counted },
          clarify,
          now,
          counted,
        })
        expect(report.issues).toEqual([])
      }),
    )
  })
  it('reads anything and stays within the known types', () => {
    const rows = fc.record(
      { profile: fc.anything(), clarify: fc.anything(), now: fc.anything(), counted: fc.anything() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), rows), input => {
        const report = checkIntegrity(input as never)
        for (const issue of report.issues) {
          expect(INTEGRITY_ISSUE_TYPES).toContain(issue.type)
          expect(SEVERITIES).toContain(issue.severity)
        }
        expect(report.recommendations.length).toBeLessThanOrEqual(4)
        expect(report.overallHealth).toBe(healthOf(report.issues))
      }),
    )
  })
})
