import { describe, expect, it } from 'vitest'
import { brandScoreTrend } from '../../brand/score/trend.ts'
import { type DriftInput, strategyDrift } from '../../brand/strategy/drift.ts'
import { addDays } from '../../shared/time.ts'
import { actionAddress } from '../action-address.ts'
import type { BehaviourFacts, PostFact } from '../behaviour-facts.ts'
import { buildBehaviour } from '../build-behaviour.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (days: number) => addDays(NOW, -days)
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const NOTHING: DriftInput = {
  pillars: [],
  withoutPillar: { planned: 0, published: 0 },
  channels: [],
  publishedBy: {},
  ageDays: 0,
  claims: [],
  posts: [],
}
const drift = (over: Partial<DriftInput>) => strategyDrift({ ...NOTHING, ...over })
const post = (n: number, over: Partial<PostFact> = {}): PostFact => ({
  id: id(n),
  title: `Post ${n}`,
  body: 'Something happened.',
  createdAt: ago(n),
  publishedAt: ago(n),
  storyKind: null,
  pillarId: null,
  overall: null,
  dimensions: { voice: null, values: null, audience: null, emotion: null },
  ...over,
})
const posts = (count: number, over: (n: number) => Partial<PostFact> = () => ({})) =>
  Array.from({ length: count }, (_, n) => post(n + 1, over(n + 1)))
const CALM: BehaviourFacts = {
  timeZone: 'Europe/London',
  tier: 'pro',
  isTrial: false,
  clarify: {},
  posts: 0,
  newestPosts: [],
  untold: [],
  planned: [],
  drafts: [],
  drift: drift({}),
  strategyDays: null,
  emptyCampaigns: [],
  runningCampaigns: [],
  waitingPeople: [],
  stalledDeals: { late: 0, quiet: 0 },
  permissions: [],
  milestones: [],
  usage: { stories: 0, campaignsThisMonth: 0, creditsThisMonth: 0 },
  trend: brandScoreTrend({ checkins: [], postScores: [], content: [] }, NOW),
}
const told = (over: Partial<BehaviourFacts>) => buildBehaviour({ ...CALM, ...over }, NOW)
const one = (over: Partial<BehaviourFacts>, key: string) => {
  const draft = told(over).find(candidate => candidate.key === key)
  if (!draft) throw new Error(`Nothing is said of ${key}`)
  return draft
}
const keys = (over: Partial<BehaviourFacts>) => told(over).map(({ key }) => key)
const addresses = (over: Partial<BehaviourFacts>, key: string) =>
  one(over, key).actionItems.map(item => actionAddress(item.actionData))
const story = (n: number, days: number, pillarIds: string[] = []) => ({
  id: id(n),
  title: `Story ${n}`,
  createdAt: ago(days),
  pillarIds,
})

describe('a workspace in which nothing happened', () => {
  it('is told nothing', () => {
    expect(told({})).toEqual([])
  })
})

describe('people who wait for a reply', () => {
  const waits = (n: number, days: number) => ({ id: id(n), since: ago(days) })

  it('are one insight from the second day on, with the longest wait', () => {
    expect(keys({ waitingPeople: [waits(1, 1)] })).toEqual([])
    expect(one({ waitingPeople: [waits(1, 2)] }, 'lead_waiting')).toMatchObject({
      title: '1 person waits for your reply',
      metadata: { days: 2, rows: { people: [id(1)] } },
    })
    const several = one({ waitingPeople: [waits(1, 9), waits(2, 3), waits(3, 1)] }, 'lead_waiting')
    expect(several.title).toBe('2 people wait for your reply')
    expect(several.description).toContain('The longest wait is 9 days.')
    const many = Array.from({ length: 20 }, (_, n) => waits(n, 5))
    expect(one({ waitingPeople: many }, 'lead_waiting').title).toBe('20 people or more wait for your reply')
    expect(addresses({ waitingPeople: many }, 'lead_waiting')).toEqual(['/app/sales-hub'])
  })
})

describe('deals that stand still', () => {
  it('are counted, and neither named nor summed', () => {
    expect(one({ stalledDeals: { late: 1, quiet: 0 } }, 'deal_stalled')).toMatchObject({
      title: '1 deal stands still',
      description: expect.stringMatching(/^1 next step is overdue\. /),
    })
    expect(one({ stalledDeals: { late: 2, quiet: 3 } }, 'deal_stalled')).toMatchObject({
      title: '5 deals stand still',
      description: expect.stringMatching(/^2 next steps are overdue, and 3 deals have no next step\. /),
    })
  })
})

describe('a campaign below plan', () => {
  const campaign = {
    id: id(70),
    name: 'Autumn',
    goal: 100,
    reached: 20,
    firstDay: '2026-11-10',
    lastDay: '2026-11-29',
  }

  it('is told of while it runs, in parts of a hundred', () => {
    const draft = one({ runningCampaigns: [campaign] }, `campaign_below:${id(70)}`)
    expect(draft.title).toBe('“Autumn” is below plan')
    expect(draft.description).toBe('55% of its days have passed, and 20% of its goal is reached.')
    expect(addresses({ runningCampaigns: [campaign] }, draft.key)).toEqual([`/app/campaigns/${id(70)}`])
    expect(keys({ runningCampaigns: [{ ...campaign, reached: 60 }] })).toEqual([])
    expect(keys({ runningCampaigns: [{ ...campaign, lastDay: '2026-11-19' }] })).toEqual([])
  })
})

describe('a silent pillar', () => {
  const pillar = { id: id(90), title: 'Glazing', target: 30, planned: 0, published: 0, stories: 1 }
  const facts = {
    newestPosts: posts(6),
    drift: drift({ pillars: [pillar], withoutPillar: { planned: 0, published: 6 } }),
  }
  it('is named with the posts of the month, and leads to its story, else to a question about it', () => {
    const draft = one(facts, `pillar_silent:${pillar.id}`)
    expect(draft.description).toBe(
      'You’ve published 6 posts in the last 30 days, and none is about your pillar “Glazing”.',
    )
    expect(draft.metadata.rows).toEqual({ posts: posts(6).map(row => row.id) })
    const untold = [story(1, 5), story(2, 9, [pillar.id])]
    expect(addresses({ ...facts, untold }, draft.key)[0]).toBe(`/app/create/${id(2)}`)
    const without = { ...facts, drift: drift({ pillars: [{ ...pillar, stories: 0 }] }) }
    expect(addresses(without, draft.key)[0]).toBe(`/app/storybank?gap=pillar%3A${pillar.id}`)
  })
  it('is not named below six posts, nor when a post is about it', () => {
    expect(keys({ ...facts, newestPosts: posts(5) })).not.toContain(`pillar_silent:${pillar.id}`)
    const about = drift({ pillars: [{ ...pillar, published: 1 }] })
    expect(keys({ ...facts, drift: about })).not.toContain(`pillar_silent:${pillar.id}`)
  })
})

describe('a story without a post', () => {
  it('is told two days after it was saved, and opens its draft', () => {
    const draft = one({ untold: [story(1, 2)] }, `story_untold:${id(1)}`)
    expect(draft.description).toBe('You saved this story on 18 November 2026, and no post uses it yet.')
    expect(addresses({ untold: [story(1, 2)] }, draft.key)).toEqual([`/app/create/${id(1)}`])
    expect(keys({ untold: [story(1, 1.9)] })).toEqual([])
  })
})

describe('a drifting dimension', () => {
  const clarify = { core_values: ['Patience', 'Clay'] }
  const values = (score: number) => ({
    dimensions: { voice: null, values: score, audience: null, emotion: null },
  })
  const rows = (recent: number, words: string) =>
    posts(12, n => ({
      createdAt: ago(n <= 6 ? n : 30 + n),
      body: n <= 6 ? words : 'Patience is what clay asks for.',
      ...values(n <= 6 ? recent + (n % 3) : 80 + (n % 3)),
    }))
  it('says from what to what, over how many posts, and which words left', () => {
    const facts = { clarify, newestPosts: rows(60, 'Deals of the week.') }
    const draft = one(facts, 'dimension_drifting:values')
    expect(draft.description).toBe(
      'Your 6 posts of the last 30 days score 61 for values, your 6 before that 81, and “clay” and “patience” are missing now.',
    )
    expect(draft.metadata.rows).toEqual({ posts: posts(6).map(row => row.id) })
    expect(addresses(facts, draft.key)).toEqual([`/app/create?post=${id(3)}`, '/app/clarify?section=values'])
  })
  it('is not claimed when the words are still there, the fall is small, or too few posts tell', () => {
    const silent = { clarify, newestPosts: rows(60, 'Patience and clay, as ever.') }
    expect(keys(silent)).not.toContain('dimension_drifting:values')
    expect(keys({ clarify, newestPosts: rows(77, 'Deals.') })).not.toContain('dimension_drifting:values')
    expect(keys({ clarify, newestPosts: rows(60, 'Deals.').slice(4, 9) })).not.toContain(
      'dimension_drifting:values',
    )
  })
})

describe('what the best posts share', () => {
  const rows = (high: number, count = 10) =>
    posts(count, n => ({
      publishedAt: null,
      storyKind: n <= 4 ? 'client' : null,
      overall: (n <= 4 ? high : 65) + (n % 3),
    }))
  it('is the trait that stands out, with both counts and both means', () => {
    const draft = one({ newestPosts: rows(80) }, 'best_posts')
    expect(draft.description).toBe(
      'Your 4 posts from client stories score 81 on average, the other 6 score 66.',
    )
    expect(draft.metadata.rows).toEqual({ posts: [1, 2, 3, 4].map(id) })
    expect(addresses({ newestPosts: rows(80), untold: [story(7, 1)] }, 'best_posts')).toEqual([
      `/app/create/${id(7)}`,
    ])
  })
  it('is not claimed below eight posts or when it may be chance', () => {
    expect(keys({ newestPosts: rows(80, 7) })).not.toContain('best_posts')
    expect(keys({ newestPosts: rows(67) })).not.toContain('best_posts')
    const wild = rows(70).map((row, n) => ({ ...row, overall: n % 2 === 0 ? 40 : 95 }))
    expect(keys({ newestPosts: wild })).not.toContain('best_posts')
  })
  it('reads the opening, the length and the day', () => {
    const openings = posts(9, n => ({
      publishedAt: null,
      body: n <= 4 ? 'Who taught you to throw?\nA long answer.' : 'A long answer. Who taught you?',
      overall: n <= 4 ? 90 : 60,
    }))
    expect(one({ newestPosts: openings }, 'best_posts').description).toContain(
      '4 posts that open with a question',
    )
    const days = posts(9, n => ({ publishedAt: ago(n <= 4 ? 7 * n : 7 * n + 1), overall: n <= 4 ? 90 : 60 }))
    expect(one({ newestPosts: days }, 'best_posts').description).toContain('published on a Friday')
    const long = posts(9, n => ({
      publishedAt: null,
      body: 'word '.repeat(n <= 4 ? 200 : 100),
      overall: n <= 4 ? 90 : 60,
    }))
    expect(one({ newestPosts: long }, 'best_posts').description).toContain('4 posts over 180 words')
  })
})

describe('a rhythm', () => {
  const linkedin = { platform: 'linkedin', name: 'LinkedIn', perWeek: 2, what: '' } as const
  const below = drift({ channels: [linkedin], ageDays: 40, publishedBy: { linkedin: 3 } })
  it('below the plan names the worst channel as the strategy page counts it', () => {
    const draft = one({ newestPosts: posts(3), drift: below }, 'rhythm_below')
    expect(draft.title).toBe('LinkedIn is below your rhythm')
    expect(draft.description).toBe(
      'You published 3 posts on LinkedIn in the last 30 days, and 2 a week would have been 8.',
    )
  })
  it('is measured by the founder’s own pace where no plan was confirmed', () => {
    const newestPosts = posts(6, n => ({ publishedAt: ago(14 + 6 * n) }))
    const draft = one({ newestPosts }, 'rhythm_below')
    expect(draft.description).toBe(
      'You published no posts in the last 14 days, and 6 in the 42 days before that.',
    )
    expect(draft.metadata.rows).toEqual({ posts: newestPosts.map(row => row.id) })
    expect(keys({ newestPosts: posts(6, n => ({ publishedAt: ago(7 * n) })) })).not.toContain('rhythm_below')
  })
})

describe('a gap ahead', () => {
  const planned = (...days: number[]) =>
    days.map((day, n) => ({ id: id(n), title: `Planned ${n}`, at: ago(-day) }))
  it('is seven days on end of the next fourteen, and opens the first of them with a draft filled in', () => {
    expect(keys({ posts: 3, planned: planned(5, 11) })).toEqual([])
    const facts = { posts: 3, planned: planned(1, 2), drafts: [{ id: id(9), title: 'Kiln day' }] }
    const draft = one(facts, 'gap_ahead')
    expect(draft.title).toBe('12 days ahead without a post')
    expect(draft.description).toBe(
      'Nothing is scheduled from Monday 23 November to Friday 4 December. Your draft “Kiln day” is ready to schedule.',
    )
    expect(draft.metadata.rows).toEqual({ planned: [id(0), id(1)] })
    expect(addresses(facts, 'gap_ahead')).toEqual([
      `/app/content/schedule?post=${id(9)}&date=2026-11-23`,
      '/app/content?tab=plan&date=2026-11-23&view=week',
    ])
  })
  it('says so when nothing at all is planned, but not to whoever has hardly written', () => {
    expect(one({ posts: 12 }, 'gap_ahead').title).toBe('Nothing planned for the next 14 days')
    expect(keys({ posts: 2 })).toEqual([])
  })
})

describe('a promise without proof', () => {
  it('quotes the claim and opens the part of the strategy, else the post', () => {
    const claims = [{ claim: 'We answer in an hour', proof: '' }]
    const draft = one({ drift: drift({ claims }) }, 'promise_without_proof')
    expect(draft.description).toBe(
      'Something is promised without proof in 1 claim of your strategy, such as “We answer in an hour”.',
    )
    expect(draft.metadata.figures).toEqual([
      { label: '“We answer in an hour”', value: 'no proof yet', path: '/app/strategy' },
    ])
    expect(addresses({ drift: drift({ claims }) }, draft.key)).toEqual(['/app/strategy/edit?section=message'])
    const said = [{ id: id(4), title: 'Best', body: 'Our course is proven. Come along.' }]
    expect(addresses({ drift: drift({ posts: said }) }, draft.key)).toEqual([`/app/create?post=${id(4)}`])
    expect(
      keys({
        drift: drift({ claims: [{ claim: 'We answer in an hour', proof: 'Mean of 2026: 40 minutes' }] }),
      }),
    ).toEqual([])
  })
})

describe('a permission', () => {
  const ending = (expiresOn: string, count = 1) => ({
    permissions: [{ id: id(5), title: 'Bea', expiresOn, posts: count }],
  })
  it('is told fourteen days before its last day and on it, and ends with it', () => {
    const draft = one(ending('2026-11-20'), `permission_expiring:${id(5)}`)
    expect(draft.description).toBe(
      'Permission to use this story ends on Friday 20 November 2026, and 1 post uses it.',
    )
    expect(draft.expiresAt).toEqual(new Date('2026-11-21T00:00:00Z'))
    expect(keys(ending('2026-12-04'))).toHaveLength(1)
    expect(keys(ending('2026-12-05'))).toEqual([])
    expect(keys(ending('2026-11-19'))).toEqual([])
    expect(addresses(ending('2026-11-25'), draft.key)).toEqual([`/app/storybank/${id(5)}`])
  })
})

describe('a limit', () => {
  const used = (stories: number, credits: number) => ({
    tier: 'creator' as const,
    usage: { stories, campaignsThisMonth: 0, creditsThisMonth: credits },
  })
  it('is near at four fifths, and reached', () => {
    expect(keys(used(19, 7))).toEqual([])
    expect(keys(used(20, 8))).toEqual(['limit_near:stories', 'limit_near:credits'])
    const draft = one(used(0, 10), 'limit_reached:credits')
    expect(draft.description).toBe(
      'You’ve used 10 of the 10 assistant credits on the Creator plan this month. They renew on 1 December 2026.',
    )
    expect(draft.metadata.figures).toEqual([
      { label: 'assistant credits used this month', value: '10 of 10', path: '/app/assistant' },
    ])
    expect(draft.expiresAt).toEqual(new Date('2026-12-01T00:00:00Z'))
  })
  it('is not told where there is none, nor to whoever only reads, nor are credits in a trial', () => {
    expect(keys({ ...used(900, 900), tier: 'collective' })).toEqual([])
    expect(keys({ ...used(900, 900), tier: null })).toEqual([])
    expect(keys({ ...used(0, 10), isTrial: true })).toEqual([])
  })
})

describe('a campaign without posts', () => {
  const campaign = (over: object = {}) => ({
    emptyCampaigns: [
      {
        id: id(6),
        name: 'Autumn',
        status: 'draft' as const,
        startsOn: null,
        endsOn: null,
        createdAt: ago(3),
        ...over,
      },
    ],
  })
  it('is told while it runs, before it starts, or when it lies about; then a post for it opens', () => {
    const key = `campaign_empty:${id(6)}`
    expect(one(campaign({ startsOn: '2026-11-30' }), key).description).toBe(
      'This campaign starts on Monday 30 November, and no post belongs to it yet.',
    )
    expect(one(campaign({ status: 'active' }), key).description).toContain('is running')
    expect(addresses(campaign(), key)).toEqual([`/app/create?campaign=${id(6)}`, `/app/campaigns/${id(6)}`])
    expect(keys(campaign({ startsOn: '2026-12-05' }))).toEqual([])
    expect(keys(campaign({ createdAt: ago(1) }))).toEqual([])
    expect(keys(campaign({ status: 'active', endsOn: '2026-11-19' }))).toEqual([])
  })
})

describe('a milestone', () => {
  it('is a round number of published posts, for two weeks', () => {
    const reached = (days: number) => ({
      milestones: [{ count: 10, id: id(1), title: 'Ten', at: ago(days) }],
    })
    expect(one(reached(1), 'milestone:posts_10').description).toBe(
      'You published your 10th post on 19 November 2026.',
    )
    expect(keys(reached(15))).toEqual([])
  })
  it('is a first month in which every channel kept its rhythm', () => {
    const channels = [{ platform: 'linkedin', name: 'LinkedIn', perWeek: 1, what: '' }] as const
    const month = (published: number, strategyDays: number) => ({
      strategyDays,
      drift: drift({ channels, ageDays: strategyDays, publishedBy: { linkedin: published } }),
    })
    expect(one(month(5, 31), 'milestone:first_month').description).toBe(
      'You published 5 posts in 30 days, and your rhythm asked for 4.',
    )
    for (const [published, days] of [
      [3, 31],
      [5, 29],
      [5, 44],
    ] as const)
      expect(keys(month(published, days))).not.toContain('milestone:first_month')
  })
  it('is a score that passed a level, and never stands beside a falling one', () => {
    const trend = (before: number, after: number, passed = 1) => ({
      trend: brandScoreTrend(
        {
          checkins: [
            { alignment: before, createdAt: ago(20) },
            { alignment: after, createdAt: ago(passed) },
            { alignment: after, createdAt: ago(1) },
          ],
          postScores: [],
          content: [60, 80].map((overall, n) => ({
            voice: overall,
            values: overall,
            audience: overall,
            emotion: overall,
            overall,
            createdAt: ago(20 - n),
          })),
        },
        NOW,
      ),
    })
    const up = keys(trend(5, 10))
    expect(up).toContain('milestone:score_90')
    expect(up).not.toContain('score_falling')
    expect(keys(trend(5, 10, 15)), 'no news after a fortnight').not.toContain('milestone:score_90')
    const { points, ...rest } = trend(10, 4).trend
    const unmeasured = points.map((point, n) =>
      n === points.length - 1 ? { ...point, overall: null } : point,
    )
    expect(told({ trend: { ...rest, points: unmeasured } }), 'nothing is measured today').toEqual([])
    const down = told(trend(10, 4))
    expect(down.map(({ key }) => key)).toEqual(['score_falling'])
    expect(down[0]?.description).toMatch(/^It went from \d+ on 31 October 2026 to \d+ today\.$/)
    expect(down[0]?.actionItems.map(item => actionAddress(item.actionData))).toEqual([
      '/app/dashboard#check-in',
    ])
  })
})
