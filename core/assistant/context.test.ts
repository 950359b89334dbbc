import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssistantRows, buildAssistantContext } from './context.ts'
import { ASSISTANT_PLATFORMS } from './platforms.ts'
import { assistantGreeting, contextRecommendations, starterPrompts } from './starters.ts'

const now = new Date('2026-11-20T12:00:00Z')
const build = (rows: Partial<AssistantRows>) => buildAssistantContext({ userId: 'u', ...rows }, now)

describe('the context of the assistant', () => {
  it('falls back on the defaults', () => {
    expect(build({})).toEqual({
      userId: 'u',
      brandName: '',
      firstName: '',
      values: ['integrity', 'excellence', 'growth'],
      toneOfVoice: '',
      brandPersonality: [],
      idealClient: '',
      offer: '',
      transformation: '',
      pillars: [],
      activeCampaigns: [],
      recentStories: [],
      contentPreferences: {
        preferredPlatforms: ['Instagram', 'LinkedIn'],
        postingFrequency: '',
        contentFormats: ['posts', 'stories'],
      },
      businessContext: { businessType: '', industry: '', primaryOffer: '', targetAudience: '' },
      lastUpdated: now,
    })
  })
  it('splits a text of values at commas and new lines, leaves those of a list whole, and keeps five', () => {
    const values = (core_values: unknown) => build({ clarify: { core_values } }).values
    expect(values('a, b\nc,,d\n\ne,f')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(values(['a\nb', ' c '])).toEqual(['a', 'b', 'c'])
    expect(values(['Flour, water, salt, time. That’s the lot.', 'fast, but kind'])).toEqual([
      'Flour, water, salt, time. That’s the lot.',
      'fast, but kind',
    ])
    expect(values(' \n , ')).toEqual(['integrity', 'excellence', 'growth'])
  })
  it('uses brand answers only from object literals', () => {
    expect(build({ clarify: ['brand_name'] }).brandName).toBe('')
    expect(build({ clarify: '{"brand_name":"x"}' }).brandName).toBe('')
    expect(build({ clarify: { brandName: 'Calm Counter' } }).brandName).toBe('Calm Counter')
    expect(build({ clarify: { clarify_data: { brand_name: 'Row' } } }).brandName).toBe('Row')
  })
  it('knows the five platforms by any case, and none besides', () => {
    const platforms = (names: unknown) =>
      build({ clarify: { preferred_platforms: names } }).contentPreferences.preferredPlatforms
    expect(platforms('tiktok, Linked In, X, MySpace')).toEqual(['TikTok', 'LinkedIn', 'Twitter'])
    expect(platforms('MySpace')).toEqual(['Instagram', 'LinkedIn'])
  })
  it('takes the five newest stories and the active campaigns', () => {
    const stories = Array.from({ length: 9 }, (_, n) => ({ title: `s${n}`, created_at: new Date(1000 * n) }))
    expect(build({ stories }).recentStories).toEqual(['s8', 's7', 's6', 's5', 's4'])
    expect(build({ stories: ['new', 'old'] }).recentStories).toEqual(['new', 'old'])
    const campaigns = [{ name: 'a', status: 'active' }, { name: 'b', status: 'draft' }, { name: 'c' }, 'd']
    expect(build({ campaigns }).activeCampaigns).toEqual(['a', 'c', 'd'])
  })
  it('greets by the first name the account or the profile knows', () => {
    const profile = { full_name: 'Priya Nair', business_type: 'yoga', industry: 'health' }
    expect(build({ profile }).firstName).toBe('Priya')
    expect(build({ profile, metadata: { first_name: 'Pri' } }).firstName).toBe('Pri')
    expect(build({ profile }).businessContext).toMatchObject({ businessType: 'yoga', industry: 'health' })
  })
  it('passes on the health of the data with two recommendations', () => {
    const integrity = { overallHealth: 'good', issues: [1, 2, 3], recommendations: ['a', 'b', 'c'] }
    expect(build({ integrity }).dataQuality).toEqual({
      overallHealth: 'good',
      issuesCount: 3,
      recommendations: ['a', 'b'],
    })
  })
  it('is built from anything, within its limits', () => {
    const rows = fc.record(
      {
        userId: fc.anything(),
        profile: fc.anything(),
        metadata: fc.anything(),
        clarify: fc.oneof(
          fc.anything(),
          fc.record({ core_values: fc.anything(), preferred_platforms: fc.anything() }),
        ),
        pillars: fc.anything(),
        campaigns: fc.array(fc.anything()),
        stories: fc.array(fc.anything()),
        integrity: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(rows, fc.anything()), fc.anything(), (input, when) => {
        const context = buildAssistantContext(input as never, when as never)
        expect(context.values.length).toBeGreaterThan(0)
        expect(context.values.length).toBeLessThanOrEqual(5)
        expect(context.recentStories.length).toBeLessThanOrEqual(5)
        for (const name of context.contentPreferences.preferredPlatforms)
          expect(ASSISTANT_PLATFORMS).toContain(name)
        expect(starterPrompts(context)).toHaveLength(3)
        expect(contextRecommendations(context).length).toBeLessThanOrEqual(4)
        expect(assistantGreeting(context)).not.toContain('undefined')
      }),
    )
  })
})

describe('the first lines', () => {
  it('name the person, the brand and the newest story', () => {
    const context = build({
      metadata: { first_name: 'Priya' },
      clarify: { brand_name: 'Half Past Yoga' },
      stories: ['The cardigan'],
    })
    expect(assistantGreeting(context)).toBe('Hello, Priya. What shall we do for Half Past Yoga today?')
    expect(starterPrompts(context)[0]).toBe('Turn my story “The cardigan” into a post.')
    expect(starterPrompts(build({}))).toHaveLength(3)
  })
})
