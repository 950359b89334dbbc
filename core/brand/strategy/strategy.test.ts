import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CLARIFY_LIST_KEYS, CLARIFY_TEXT_KEYS } from '../clarify/keys.ts'
import { compareVersions } from '../versions/compare.ts'
import { type DriftInput, strategyDrift } from './drift.ts'
import { mergeStrategy, strategyMarks } from './edits.ts'
import {
  readStrategyValues,
  STRATEGY_FIELDS,
  STRATEGY_LIMITS,
  STRATEGY_SECTIONS,
  strategyFields,
} from './fields.ts'
import { evenShares, guessStrategy, weeklyPosts } from './guess.ts'
import { matchPillars } from './pillars.ts'
import { strategyChannels, strategyClaims, strategyPillars, strategyPlan } from './plan.ts'
import { STRATEGY_MESSAGES, sectionProblem, strategyFormSchema } from './schema.ts'

const today = '2026-11-20'
const BAKER = {
  dream_client: 'Bakers who open their first shop',
  audience_needs: 'Books they understand',
  usp: 'Bookkeeping that speaks baker',
  audience_pain_points: 'Teaching the till again every fortnight.',
  content_themes: 'training on shift, kind leadership; the trade itself',
  preferred_platforms: ['Instagram', 'LinkedIn'],
  content_frequency: 'Three times a week',
  primary_marketing_goal: 'Bring four enquiries a month.',
  offer_benefits: 'Half the hours. No fines.',
  client_results: '12 of 14 bakers filed on time',
  words_to_avoid: ['synergy'],
}

const answers = fc.oneof(
  fc.anything(),
  fc.record(
    Object.fromEntries([
      ...CLARIFY_TEXT_KEYS.map(key => [key, fc.string({ unit: 'grapheme', maxLength: 400 })] as const),
      ...CLARIFY_LIST_KEYS.map(key => [key, fc.array(fc.string(), { maxLength: 8 })] as const),
    ]),
    { requiredKeys: [] },
  ),
)

describe('a guessed strategy', () => {
  it('is made of the founder’s own words', () => {
    const guess = guessStrategy(BAKER, { today })
    expect(guess).toMatchObject({
      position_for: 'bakers who open their first shop',
      position_who: 'need books they understand',
      position_only: 'offer bookkeeping that speaks baker',
      client_moment: 'When they’ve had enough of teaching the till again every fortnight.',
      claim_1: 'Half the hours',
      proof_1: '12 of 14 bakers filed on time',
      claim_2: 'No fines',
      proof_2: '',
      goal_start: today,
      checkpoint_3: 'Bring four enquiries a month: done, or we know why not after 90 days.',
    })
    expect(strategyPillars(guess)).toEqual([
      { title: 'training on shift', about: '', share: 34 },
      { title: 'kind leadership', about: '', share: 33 },
      { title: 'the trade itself', about: '', share: 33 },
    ])
    expect(strategyChannels(guess)).toMatchObject([
      { platform: 'instagram', perWeek: 3 },
      { platform: 'linkedin', perWeek: 1 },
    ])
    expect(guess.limits_not).toContain('We don’t write “synergy”.')
  })

  it('keeps the pillars that are there already, with their shares', () => {
    const pillars = [50, 30, 20].map((targetShare, at) => ({
      title: `P${at}`,
      description: 'd',
      targetShare,
    }))
    expect(strategyPillars(guessStrategy(BAKER, { today, pillars })).map(({ share }) => share)).toEqual([
      50, 30, 20,
    ])
  })

  it('always fits its form, whatever the foundation holds', () => {
    fc.assert(
      fc.property(answers, foundation => {
        const guess = guessStrategy(foundation, { today })
        expect(Object.keys(guess)).toEqual(STRATEGY_FIELDS.map(({ key }) => key))
        for (const { key, kind } of STRATEGY_FIELDS)
          expect((guess[key] ?? '').length).toBeLessThanOrEqual(STRATEGY_LIMITS[kind])
        for (const section of STRATEGY_SECTIONS) expect(sectionProblem(section, guess)).toBeNull()
        expect(guessStrategy(foundation, { today })).toEqual(guess)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['Twice a week, and a newsletter each month.', 2],
    ['Daily', 7],
    ['every day', 7],
    ['once a day', 7],
    ['4 posts per week', 4],
    ['eight hundred', 2],
    ['once a month', 1],
    [undefined, 2],
  ])('reads %j as %i posts a week', (text, count) => expect(weeklyPosts(text)).toBe(count))

  it('shares a hundred evenly', () => {
    expect(evenShares(0)).toEqual([])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), count => {
        const shares = evenShares(count)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the plan', () => {
  it('marks as guesses what was never saved, and leaves what is open on purpose', () => {
    const guess = guessStrategy(BAKER, { today })
    const plan = strategyPlan({ position_for: 'Cafés', position_who: '' }, guess)
    expect(plan.values).toMatchObject({ position_for: 'Cafés', position_who: '' })
    expect(plan.guesses).not.toContain('position_for')
    expect(plan.guesses).not.toContain('position_who')
    expect(plan.guesses).toContain('position_only')
    expect(plan.unconfirmed).toEqual(STRATEGY_SECTIONS)
    const all = strategyPlan(guess, guess)
    expect(all).toMatchObject({ guesses: [], unconfirmed: [] })
  })

  it('asks nobody to confirm a part in which nothing stands', () => {
    const blank = strategyPlan({}, { rhythm_days: 'Write on Monday' })
    expect(blank.unconfirmed).toEqual(['rhythm'])
    expect(strategyPlan({}, {}).unconfirmed).toEqual([])
  })

  it('reads anything that was stored', () => {
    fc.assert(
      fc.property(fc.anything(), stored => {
        const values = readStrategyValues(stored)
        expect(strategyPlan(stored, {}).values).toMatchObject(values)
        expect(strategyPillars(values).every(({ share }) => share >= 0 && share <= 100)).toBe(true)
        expect(strategyClaims(values)).toBeInstanceOf(Array)
      }),
    )
  })
})

describe('the form of a part', () => {
  const parse = (section: 'pillars' | 'rhythm' | 'goal', values: object) =>
    v.safeParse(strategyFormSchema(section), values).issues?.map(issue => issue.message) ?? []
  const three = { pillar_1_title: 'A', pillar_2_title: 'B', pillar_3_title: 'C' }

  it('asks for three pillars of different names whose shares make a whole', () => {
    const shares = { pillar_1_share: '50', pillar_2_share: '30', pillar_3_share: '20' }
    expect(parse('pillars', { ...three, ...shares })).toEqual([])
    expect(parse('pillars', { ...three, ...shares, pillar_3_share: '10' })).toEqual([
      STRATEGY_MESSAGES.shares(90),
    ])
    expect(parse('pillars', { ...three, ...shares, pillar_3_title: 'a' })).toEqual([
      STRATEGY_MESSAGES.samePillar,
    ])
    expect(parse('pillars', { pillar_1_title: 'A' })).toEqual([STRATEGY_MESSAGES.fewPillars])
    expect(parse('pillars', { ...three, ...shares, pillar_1_share: 'half' })).toEqual([
      STRATEGY_MESSAGES.share,
    ])
  })

  it('takes each channel once, and only days of the calendar', () => {
    expect(parse('rhythm', { channel_1_platform: 'blog', channel_2_platform: 'blog' })).toEqual([
      STRATEGY_MESSAGES.sameChannel,
    ])
    expect(parse('rhythm', { channel_1_platform: 'myspace' })).toEqual([STRATEGY_MESSAGES.platform])
    expect(parse('goal', { goal_start: '2026-02-31' })).toEqual([STRATEGY_MESSAGES.day])
    expect(parse('goal', {})).toEqual([])
  })
})

describe('two who write at once', () => {
  const fields = strategyFields('position')
  const opened = { position_for: 'Bakers', position_who: 'want sleep' }
  const seen = strategyMarks(opened, fields)

  it('are shown both texts where both changed the same field, and lose nothing else', () => {
    const stored = { ...opened, position_for: 'Cafés', position_only: '', position_because: '' }
    expect(mergeStrategy({ stored, typed: opened, fields, seen })).toEqual({ values: {}, conflicts: [] })
    const typed = { ...opened, position_for: 'Millers', position_who: 'want flour' }
    expect(mergeStrategy({ stored, typed, fields, seen })).toEqual({
      values: { position_for: 'Millers', position_who: 'want flour' },
      conflicts: [{ key: 'position_for', label: 'For', saved: 'Cafés', typed: 'Millers' }],
    })
  })

  it('confirm every field of the form by saving it', () => {
    const { values } = mergeStrategy({ stored: {}, typed: opened, fields, seen })
    expect(Object.keys(values)).toEqual(fields.map(({ key }) => key))
  })

  it('never fail, and never conflict without marks', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...fields.map(f => f.key)), fc.string()),
        (stored, typed) => {
          expect(mergeStrategy({ stored, typed, fields, seen: '' }).conflicts).toEqual([])
        },
      ),
    )
  })
})

describe('the rows of pillars', () => {
  const row = (id: string, title: string, isRetired = false) => ({ id, title, isRetired })
  const want = (...titles: string[]) => titles.map(title => ({ title, about: '', share: 0 }))
  const ids = (...input: Parameters<typeof matchPillars>) => matchPillars(...input).map(({ id }) => id)

  it('follow their titles, survive a renaming, and come back when taken up again', () => {
    const rows = [row('a', 'Bread'), row('b', 'Books'), row('c', 'Old', true)]
    expect(ids(rows, want('books', 'bread'))).toEqual(['b', 'a'])
    expect(ids(rows, want('Loaves', 'Books', 'New'))).toEqual(['a', 'b', null])
    expect(ids(rows, want('Bread', 'Old'))).toEqual(['a', 'c'])
    expect(ids([], want('Bread'))).toEqual([null])
  })

  it('are never given twice', () => {
    const title = fc.constantFrom('A', 'B', 'C', 'D')
    fc.assert(
      fc.property(
        fc.array(fc.record({ title, isRetired: fc.boolean() })),
        fc.array(title),
        (rows, titles) => {
          const matches = ids(
            rows.map((each, at) => ({ ...each, id: String(at) })),
            want(...titles),
          ).filter(id => id !== null)
          expect(new Set(matches).size).toBe(matches.length)
        },
      ),
    )
  })
})

describe('the drift', () => {
  const calm: DriftInput = {
    pillars: [],
    withoutPillar: { planned: 0, published: 0 },
    channels: [],
    publishedBy: {},
    ageDays: 60,
    claims: [],
    posts: [],
  }
  const pillar = (title: string, target: number, planned: number, published: number, stories = 1) => ({
    id: title,
    title,
    target,
    planned,
    published,
    stories,
  })
  const channel = { platform: 'linkedin' as const, name: 'LinkedIn', perWeek: 2, what: '' }

  it('tells shares only when enough is out, and pillars that were planned and never came', () => {
    const few = strategyDrift({ ...calm, pillars: [pillar('A', 50, 2, 0), pillar('B', 50, 2, 2)] })
    expect(few.pillars).toMatchObject([
      { state: 'silent', share: null },
      { state: 'steady', share: null },
    ])
    const many = strategyDrift({ ...calm, pillars: [pillar('A', 50, 9, 9), pillar('B', 50, 1, 1)] })
    expect(many.pillars).toMatchObject([
      { state: 'over', share: 90 },
      { state: 'under', share: 10 },
    ])
    expect(many.count).toBe(2)
  })

  it('names pillars without a story, claims without proof, and posts that claim too much', () => {
    const drift = strategyDrift({
      ...calm,
      pillars: [pillar('A', 100, 0, 0, 0)],
      claims: [
        { claim: 'Half the hours', proof: '' },
        { claim: 'No fines', proof: '12 of 14' },
      ],
      posts: [{ id: '1', title: 'x', body: 'We are the best bookkeepers. Come by.' }],
    })
    expect(drift).toMatchObject({ untold: [{ title: 'A' }], bareClaims: ['Half the hours'], count: 3 })
    expect(drift.barePosts).toMatchObject([{ words: 'the best' }])
  })

  it('gives a rhythm a week before it can be missed, and counts from its first day', () => {
    const on = (ageDays: number, linkedin: number) =>
      strategyDrift({ ...calm, channels: [channel], ageDays, publishedBy: { linkedin } }).channels[0]
    expect(on(3, 0)).toMatchObject({ state: 'early' })
    expect(on(7, 1)).toMatchObject({ state: 'below', wanted: 2 })
    expect(on(7, 2)).toMatchObject({ state: 'kept' })
    expect(on(300, 8)).toMatchObject({ state: 'kept', wanted: 8 })
  })

  it('holds nothing against an empty strategy', () => expect(strategyDrift(calm).count).toBe(0))
})

it('compares two strategies field by field', () => {
  expect(
    compareVersions('strategy', { position_for: 'Bakers' }, { position_for: 'Cafés', limits_not: 'No ads' }),
  ).toMatchObject([
    { key: 'position_for', change: 'changed', section: 'position' },
    { key: 'limits_not', change: 'added' },
  ])
  fc.assert(
    fc.property(fc.anything(), each => {
      expect(compareVersions('strategy', each, each)).toEqual([])
    }),
  )
})
