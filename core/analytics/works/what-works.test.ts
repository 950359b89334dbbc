import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, seededBy } from '../../shared/seeded.ts'
import { STORY_KINDS } from '../../stories/kinds.ts'
import { sentenceText } from '../letter/sentence.ts'
import { compareGroups, FEWEST_POSTS, type Grouped } from './compare.ts'
import { rankCorrelation, standings } from './correlation.ts'
import { groupLabel, groupSubject, groupsOf, readGroup } from './groups.ts'
import { claimsOf, type WorksFacts, worksLead } from './lead.ts'
import { nextPost } from './next-post.ts'
import {
  findingSentence,
  groupStanding,
  paysHeadline,
  paysSentence,
  postsHeadline,
  widenedNote,
} from './sentences.ts'
import { leftOut, type PostOutcome, responsesOf, type WorksGroup, whatWorks } from './what-works.ts'

const STARTS = [
  'Is it you?',
  '“Stop,” she said.',
  'How to rest',
  '3 loaves',
  'Last night it rained.',
  'You know.',
  'Bread.',
]
const FORMATS = ['post', 'carousel', 'video'] as const
const AT = new Date('2026-10-01T09:00:00Z')

/** Posts of a made-up workspace; `planted` is multiplied into the responses of posts that open with a question. */
function madeUp(chance: Chance, { posts, planted = 1 }: { posts: number; planted?: number }): PostOutcome[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item
  return Array.from({ length: posts }, (_, n) => {
    const start = chance() < 0.35 ? 'Is it you?' : pick(STARTS)
    const platform = pick(['linkedin', 'instagram', 'instagram'])
    // As responses are: most posts have few, some have many, and one network has far more than the other.
    const usual = (platform === 'linkedin' ? 4 : 40) * -Math.log(1 - chance())
    return {
      ...{ id: `post ${n}`, title: `Post ${n}`, at: AT, platform, start, hasLink: true, leads: 0 },
      ...{ kind: pick([...STORY_KINDS, null]), pillarId: pick(['a', 'b', 'c', null]), format: pick(FORMATS) },
      ...{ weekday: 1 + Math.floor(chance() * 5), hour: 7 + Math.floor(chance() * 12) },
      ...{ length: Math.floor(chance() * 2000), overall: 40 + Math.floor(chance() * 60), network: null },
      people: Math.floor(usual * (start === 'Is it you?' ? planted : 1)),
    }
  })
}

const claims = (posts: readonly PostOutcome[], seed: string) =>
  whatWorks(posts, { chance: seededBy(seed) }).groups.filter(
    ({ verdict }) => verdict === 'more' || verdict === 'fewer',
  )

describe('what works', () => {
  it('claims something of pure noise in at most one of ten made-up workspaces', () => {
    const runs = Array.from({ length: 200 }, (_, n) => {
      const posts = madeUp(seededBy(`noise ${n}`), { posts: 30 + (n % 4) * 20 })
      return claims(posts, `workspace ${n}`).length > 0
    })
    expect(runs.filter(Boolean).length).toBeLessThanOrEqual(20)
  })

  it('finds what was planted once there are enough posts', () => {
    const runs = Array.from({ length: 20 }, (_, n) =>
      claims(madeUp(seededBy(`planted ${n}`), { posts: 150, planted: 4 }), `workspace ${n}`).some(
        ({ group, verdict }) => group === 'opening:question' && verdict === 'more',
      ),
    )
    expect(runs.filter(Boolean).length).toBeGreaterThanOrEqual(19)
  })

  it('says the same whatever the order of the rows, and each time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 70 }), fc.nat(), (seed, posts, turn) => {
        const rows = madeUp(seededBy(`${seed}`), { posts, planted: 3 })
        const cut = turn % (rows.length + 1)
        const turned = [...rows.slice(cut), ...rows.slice(0, cut)].reverse()
        const look = (some: readonly PostOutcome[]) => {
          const { pays, ...rest } = whatWorks(some, { chance: seededBy('same') })
          return { ...rest, rank: pays.found?.rank.toFixed(9) }
        }
        expect(look(turned)).toEqual(look(rows))
        expect(look(rows)).toEqual(look(rows))
      }),
      { numRuns: 25 },
    )
  })

  it('claims nothing below ten posts inside and ten outside, and nothing that holds no difference', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 60 }), (seed, posts) => {
        const rows = madeUp(seededBy(`${seed}`), { posts, planted: 8 })
        for (const { verdict, posts: inside, others, share, interval } of whatWorks(rows, {
          chance: seededBy('few'),
        }).groups) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
          if (verdict === 'few') expect(Math.min(inside, others)).toBeLessThan(FEWEST_POSTS)
          if (verdict === 'more') expect(interval?.low).toBeGreaterThan(0.5)
          if (verdict === 'fewer') expect(interval?.high).toBeLessThan(0.5)
        }
      }),
      // A group above all others in several strata, whose weights add up to a little more than one.
      { numRuns: 25, examples: [[929405304, 18]] },
    )
  })

  it('is not decided by a network whose numbers are larger', () => {
    // Every question went to the large network, where it did no better than the others there.
    const rows: Grouped[] = Array.from({ length: 80 }, (_, n) => ({
      id: String(n).padStart(3, '0'),
      stratum: n < 40 ? 'large' : 'small',
      value: n < 40 ? 1000 + (n % 10) : n % 10,
      groups: n < 40 ? ['question'] : ['other'],
    }))
    expect(compareGroups(rows, { chance: seededBy('x') })).toMatchObject([
      { group: 'other', posts: 0, others: 0, share: 0.5, interval: null },
      { group: 'question', posts: 0, others: 0, share: 0.5, interval: null },
    ])
  })

  it('counts pairs, equal ones as half', () => {
    const rows = [3, 2, 2, 1].map((value, n) => ({
      ...{ id: String(n), stratum: 'x', value },
      groups: n < 2 ? ['in'] : [],
    }))
    const [found] = compareGroups(rows, { chance: seededBy('x'), fewest: 2 })
    expect(found).toMatchObject({ posts: 2, others: 2, share: 3.5 / 4 })
  })
})

describe('what counts', () => {
  const post = (over: Partial<PostOutcome>): PostOutcome => ({
    ...{ id: 'a', title: '', at: AT, platform: 'linkedin', kind: null, pillarId: null, weekday: 1, hour: 9 },
    ...{
      length: 1,
      start: '',
      format: '',
      overall: null,
      hasLink: false,
      people: 0,
      leads: 0,
      network: null,
    },
    ...over,
  })
  const before = new Date('2026-10-02T00:00:00Z')

  it('is every response to posts that are old enough and could be counted', () => {
    expect(responsesOf(post({ people: 3, leads: 1, network: 5 }))).toBe(9)
    expect(responsesOf(post({ people: 3, leads: 1 }))).toBe(4)
    expect(leftOut(post({}), before)).toBe('uncounted')
    expect(leftOut(post({ hasLink: true }), before)).toBeNull()
    expect(leftOut(post({ network: 0 }), before)).toBeNull()
    expect(leftOut(post({ leads: 1 }), before)).toBeNull()
    expect(leftOut(post({ hasLink: true, at: before }), before)).toBe('settling')
  })

  it('is one group of each dimension', () => {
    const groups = groupsOf(post({ kind: 'client', weekday: 2, hour: 12, length: 400, start: 'Why now?' }))
    expect(groups).toEqual(['kind:client', 'weekday:2', 'hour:11', 'length:middle', 'opening:question'])
    const subjects = groups.map(each =>
      groupSubject(readGroup(each) ?? { dimension: 'kind', key: '' }, String),
    )
    expect(subjects).toEqual([
      'Posts from a story of the kind “Client”',
      'Posts published on a Tuesday',
      'Posts published from 11am to 2pm',
      'Posts of 300 to 699 characters',
      'Posts that open with a question',
    ])
    expect(readGroup('weather:wet')).toBeNull()
    expect(readGroup('kind:')).toBeNull()
    expect(groupLabel({ dimension: 'pillar', key: 'p' }, () => 'Craft')).toBe('Craft')
  })
})

describe('sounding like the brand', () => {
  it('goes with responses where both rise together, and says nothing below ten', () => {
    const rows = Array.from({ length: 30 }, (_, n) => ({
      ...{ id: String(n), stratum: n % 2 ? 'a' : 'b', by: n },
      value: n % 2 ? n + 1000 : n,
    }))
    const { found } = rankCorrelation(rows)
    expect(found?.rank).toBeCloseTo(1)
    expect(found?.low).toBeGreaterThan(0.9)
    expect(rankCorrelation(rows.slice(0, 9)).found).toBeNull()
    expect(rankCorrelation(rows.map(row => ({ ...row, by: 1 }))).found).toBeNull()
    expect(standings(rows).get('29')).toBe(100)
    expect(standings(rows).get('0')).toBe(0)
  })

  it('keeps its interval within −1 and 1 and round what was found, and leaves nought out by chance in about one of ten', () => {
    const misses = Array.from({ length: 400 }, (_, n) => {
      const chance = seededBy(`pays ${n}`)
      const rows = Array.from({ length: 40 }, (_, at) => ({
        ...{ id: String(at), stratum: at % 3 ? 'a' : 'b', by: chance(), value: chance() },
      }))
      const found = rankCorrelation(rows).found ?? { rank: 0, low: -1, high: 1 }
      expect(-1 <= found.low && found.low <= found.rank && found.rank <= found.high && found.high <= 1).toBe(
        true,
      )
      return found.low > 0 || found.high < 0
    })
    expect(misses.filter(Boolean).length / misses.length).toBeLessThan(0.13)
  })
})

describe('the sentence', () => {
  const group: WorksGroup = {
    dimension: 'opening',
    key: 'question',
    group: 'opening:question',
    posts: 14,
    others: 31,
    share: 0.78,
    interval: { low: 0.62, high: 0.94 },
    verdict: 'more',
  }

  it('says what went with what, how often and from how many', () => {
    const own = { subject: 'Posts that open with a question', all: 14, to: '/posts' }
    expect(sentenceText(findingSentence(group, own))).toBe(
      'Posts that open with a question went with more responses than your others. Put beside another post on the same platform, they had more in 78 of 100 pairs. The likely range is 62 to 94, from 14 posts beside 31 others.',
    )
    const few = { ...group, verdict: 'fewer', share: 0.2, interval: { low: 0.1, high: 0.3 } } as const
    expect(sentenceText(findingSentence(few, own))).toContain(
      'they had fewer in 80 of 100 pairs. The likely range is 70 to 90',
    )
    expect(findingSentence(group, { ...own, all: 16 }).slice(1)).toEqual([
      { text: '16 posts', to: '/posts' },
      ' beside 31 others.',
    ])
    expect(sentenceText(findingSentence(group, { ...own, all: 16 }))).toContain('from 14 of 16 posts beside')
  })

  it('says what is missing', () => {
    expect(groupStanding({ ...group, verdict: 'few', posts: 6 })).toBe('Not enough yet: 6 of 10 posts')
    expect(groupStanding({ ...group, verdict: 'few', others: 3 })).toBe(
      'Not enough others yet: 3 of 10 posts',
    )
    expect(groupStanding({ ...group, verdict: 'few', posts: 0 })).toBe('Nothing to compare it with yet')
    expect(groupStanding({ ...group, verdict: 'open' })).toBe('No difference we can tell')
    expect(widenedNote({ tested: 0 })).toBeNull()
    expect(widenedNote({ tested: 12 })).toContain('compared 12 groups')
    expect(postsHeadline({ count: 1, sum: 5 })).toBe('1 post with 5 responses')
    expect(postsHeadline({ count: 0, sum: 0 })).toBe('No posts in these days')
    expect(paysSentence({ posts: 4, found: null })).toBe('Not enough yet: 4 of 10 posts with a score.')
    expect(paysSentence({ posts: 40, found: { rank: 0.1, low: -0.2, high: 0.35 } })).toBe(
      'We can’t tell yet whether sounding like you goes with more responses. Rank correlation +0.10, likely between −0.20 and +0.35, from 40 posts.',
    )
    expect(paysSentence({ posts: 40, found: { rank: 0.5, low: 0.2, high: 0.7 } })).toContain('more responses')
  })
})

describe('the page begins with', () => {
  const lead = (facts: WorksFacts) => {
    const { headline, standfirst } = worksLead(facts, {
      subjectOf: ({ share }) => `Posts at ${share}`,
      to: '/all',
    })
    return [headline, sentenceText(standfirst)]
  }
  const facts: WorksFacts = { posts: 45, tested: 12, groups: [], found: null }
  const clear = { rank: 0.5, low: 0.2, high: 0.7 }

  it('the claim that strays farthest, else with scores and responses, else that nothing stands out', () => {
    const groups = [
      { verdict: 'more', share: 0.7 },
      { verdict: 'fewer', share: 0.1 },
      { verdict: 'open', share: 0.99 },
    ] as const
    expect(lead({ ...facts, groups, found: clear })).toEqual([
      'Posts at 0.1 went with fewer responses',
      '45 posts count. We compared 12 groups, and 2 stand out. Posts that sound more like you went with more responses.',
    ])
    expect(lead({ ...facts, found: clear })).toEqual([
      'Posts that sound more like you went with more responses',
      '45 posts count. We compared 12 groups, and none stands out.',
    ])
    expect(lead({ ...facts, found: { rank: 0, low: -0.2, high: 0.2 } })[0]).toBe('Nothing stands out yet')
    expect(lead({ ...facts, posts: 1, tested: 0 })).toEqual([
      'There’s too little to compare yet',
      '1 post counts. No group has 10 posts and 10 others to compare yet.',
    ])
    expect(lead({ ...facts, tested: 1 })[1]).toContain(
      'We compared 1 group, and can’t tell it from the others.',
    )
    expect(lead({ ...facts, tested: 1, groups: [{ verdict: 'more', share: 0.8 }] })[1]).toContain(
      'it stands out',
    )
  })

  it('what there was more of, where as much speaks for what there was less of', () => {
    const groups = [
      { verdict: 'fewer', share: 0.23 },
      { verdict: 'more', share: 0.77 },
    ] as const
    expect(lead({ ...facts, groups })[0]).toBe('Posts at 0.77 went with more responses')
  })

  it('no claim that none of the groups makes, and with the posts that count', () => {
    const group = fc.record({
      verdict: fc.constantFrom('more', 'fewer', 'open', 'few'),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const found = fc.option(
      fc
        .record({ rank: fc.constant(0), low: fc.double({ min: -1, max: 1, noNaN: true }) })
        .map(({ rank, low }) => ({
          ...{ rank, low, high: Math.min(1, low + 0.3) },
        })),
    )
    fc.assert(
      fc.property(fc.array(group), fc.nat(3_000), found, (groups, posts, found) => {
        const tested = groups.filter(({ verdict }) => verdict !== 'few').length
        const facts = { posts, tested, groups, found }
        const { headline, standfirst } = worksLead(facts, { subjectOf: () => 'These', to: '/all' })
        const claims = claimsOf(groups)
        expect(headline.startsWith('These went with')).toBe(claims.length > 0)
        if (claims.length === 0 && paysHeadline(found) === null) expect(headline).not.toContain('went with')
        for (const claim of claims)
          expect(Math.abs(claim.share - 0.5)).toBeLessThan(Math.abs((claims[0]?.share ?? 0) - 0.5) + 0.01)
        expect(standfirst[0]).toEqual({
          text: `${posts.toLocaleString('en-GB')} ${posts === 1 ? 'post' : 'posts'}`,
          to: '/all',
        })
        expect(headline + sentenceText(standfirst)).not.toMatch(
          /NaN|undefined|null| {2}|\b1 (posts|groups)\b/,
        )
      }),
    )
  })
})

describe('the next post', () => {
  const calendar = {
    taken: [],
    quiet: null,
    now: new Date('2026-11-20T12:00:00Z'),
    timeZone: 'Europe/London',
  }
  const next = (group: string, over: Partial<typeof calendar> = {}) =>
    nextPost(readGroup(group) ?? { dimension: 'kind', key: '' }, {
      calendar: { ...calendar, ...over },
      usualHour: 10,
    })

  it('is asked to belong to the group', () => {
    expect(next('kind:client')).toEqual({ kind: 'client' })
    expect(next('pillar:p')).toEqual({ pillarId: 'p' })
    expect(next('format:video')).toEqual({ format: 'video' })
    expect(next('opening:question')).toEqual({ opening: 'question' })
    expect(next('length:short').length?.from).toBe(0)
  })

  it('gets the next free time on a weekday or in an hour', () => {
    expect(next('weekday:2')).toEqual({ when: { day: '2026-11-24', time: '10:00' } })
    expect(next('hour:11')).toEqual({ when: { day: '2026-11-21', time: '11:00' } })
    expect(next('hour:0')).toEqual({ when: { day: '2026-11-21', time: '07:00' } })
    const taken = [new Date('2026-11-21T11:00:00Z')]
    expect(
      nextPost({ dimension: 'hour', key: '11' }, { calendar: { ...calendar, taken }, usualHour: 9 }),
    ).toEqual({
      when: { day: '2026-11-22', time: '11:00' },
    })
  })
})
