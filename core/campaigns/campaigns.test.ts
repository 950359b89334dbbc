import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { TIERS } from '../billing/tiers.ts'
import { DAY_RANGE_MESSAGE } from '../schedule/wall-time.ts'
import { campaignDifferences } from './differences.ts'
import { canAddCampaign } from './limit.ts'
import { keyDateSchema } from './page-forms.ts'
import { CAMPAIGN_MESSAGES, campaignFormSchema, campaignSchema } from './schema.ts'
import {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  canMoveCampaign,
  isCampaignStatus,
  nextCampaignStatuses,
} from './status.ts'

describe('how many campaigns a month', () => {
  it('none on creator, two on pro, no end on collective', () => {
    expect(canAddCampaign('creator', 0)).toEqual({ ok: false, reason: 'not_in_plan' })
    expect(canAddCampaign('pro', 0)).toEqual({ ok: true, left: 2 })
    expect(canAddCampaign('pro', 1)).toEqual({ ok: true, left: 1 })
    expect(canAddCampaign('pro', 2)).toEqual({ ok: false, reason: 'campaign_limit_reached', limit: 2 })
    expect(canAddCampaign('collective', 1e6)).toEqual({ ok: true, left: Number.POSITIVE_INFINITY })
  })

  it('never grants more with more begun, whatever it is handed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIERS, null), fc.nat(), fc.nat(), (tier, a, b) => {
        const [few, many] = [canAddCampaign(tier, Math.min(a, b)), canAddCampaign(tier, Math.max(a, b))]
        expect(few.ok || !many.ok).toBe(true)
      }),
    )
    for (const odd of [Number.NaN, -3, 'x' as unknown as number])
      expect(canAddCampaign('pro', odd).ok).toBe(true)
    expect(canAddCampaign('none' as never, 0).ok).toBe(false)
  })
})

describe('where a campaign stands', () => {
  it('goes from draft to active, is held, goes on, and is completed', () => {
    const way: CampaignStatus[] = ['draft', 'active', 'held', 'active', 'completed', 'active']
    for (const [at, to] of way.slice(1).entries())
      expect(canMoveCampaign(way[at] as CampaignStatus, to)).toBe(true)
  })

  it('never goes back to a draft, nor from a draft to its end', () => {
    for (const from of CAMPAIGN_STATUSES.filter(status => status !== 'draft'))
      expect(canMoveCampaign(from, 'draft')).toBe(false)
    expect(canMoveCampaign('draft', 'completed')).toBe(false)
    expect(canMoveCampaign('draft', 'held')).toBe(false)
  })

  it('every state can be reached from a draft, and none is a dead end', () => {
    const seen = new Set<CampaignStatus>(['draft'])
    for (const status of seen) for (const next of nextCampaignStatuses(status)) seen.add(next)
    expect([...seen].sort()).toEqual([...CAMPAIGN_STATUSES].sort())
    for (const status of CAMPAIGN_STATUSES) expect(nextCampaignStatuses(status).length).toBeGreaterThan(0)
  })

  it('what is no state is none, and leads nowhere', () => {
    fc.assert(
      fc.property(fc.anything(), thing => {
        if (CAMPAIGN_STATUSES.includes(thing as CampaignStatus)) return
        expect(isCampaignStatus(thing)).toBe(false)
        expect(nextCampaignStatuses(thing as CampaignStatus)).toEqual([])
        expect(canMoveCampaign(thing as CampaignStatus, 'active')).toBe(false)
      }),
    )
  })
})

describe('what is said of a campaign', () => {
  const issue = (input: object) => {
    const result = safeParse(campaignSchema, input)
    return result.success ? null : `${String(result.issues[0].path?.[0]?.key)}: ${result.issues[0].message}`
  }

  it('needs a name and nothing else', () => {
    expect(safeParse(campaignSchema, { name: ' Spring ' }).output).toEqual({
      name: 'Spring',
      offer: '',
      goal: '',
      startsOn: null,
      endsOn: null,
    })
    expect(issue({ name: ' ' })).toBe(`name: ${CAMPAIGN_MESSAGES.nameRequired}`)
    expect(issue({ name: 'x'.repeat(201) })).toContain('200 characters')
  })

  it('may last a day, and does not end before it begins', () => {
    expect(issue({ name: 'a', startsOn: '2026-11-20', endsOn: '2026-11-20' })).toBeNull()
    expect(issue({ name: 'a', startsOn: '2026-11-21', endsOn: '2026-11-20' })).toBe(
      `endsOn: ${CAMPAIGN_MESSAGES.endBeforeStart}`,
    )
    expect(issue({ name: 'a', endsOn: '2026-11-20' })).toBeNull()
    expect(issue({ name: 'a', startsOn: '2026-02-30' })).toBe(`startsOn: ${CAMPAIGN_MESSAGES.dateInvalid}`)
  })

  it('lies within the years that the planner knows', () => {
    for (const day of ['2000-01-01', '2100-12-31']) expect(issue({ name: 'a', endsOn: day })).toBeNull()
    for (const day of ['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31']) {
      expect(issue({ name: 'a', endsOn: day })).toBe(`endsOn: ${DAY_RANGE_MESSAGE}`)
      const moved = safeParse(keyDateSchema, { keyDate: day, idempotencyKey: '' })
      expect(moved.issues?.map(({ message }) => message)).toEqual([DAY_RANGE_MESSAGE])
    }
  })

  it('comes back with the version it was read at, 0 when there is none', () => {
    expect(safeParse(campaignFormSchema, { name: 'a', version: '3' }).output).toMatchObject({ version: 3 })
    expect(safeParse(campaignFormSchema, { name: 'a', version: 'x' }).output).toMatchObject({ version: 0 })
  })
})

it('says where two windows differ, and nothing where they do not', () => {
  const saved = { name: 'Spring', offer: '', goal: '', startsOn: '2026-03-01', endsOn: null }
  expect(campaignDifferences(saved, saved)).toEqual([])
  expect(campaignDifferences(saved, { ...saved, startsOn: null, name: 'May' })).toEqual([
    { label: 'Name', saved: 'Spring', typed: 'May' },
    { label: 'First day', saved: '2026-03-01', typed: '' },
  ])
})
