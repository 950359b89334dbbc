import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSellingKind, SUGGESTION_KINDS, suggestionKind } from './kinds.ts'
import { nextSuggestion } from './next-suggestion.ts'
import { suggestionReason } from './reason.ts'
import { campaignBelowPlan, readSellingState, type SellingState, sellingSuggestions } from './selling.ts'
import { chooseCard } from './shown-card.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const nothing: SellingState = { waiting: 0, stalled: 0, campaign: null }
const autumn = { id: 'c1', name: 'Autumn' }
const settled = {
  timeOnCurrentPage: 0,
  strugglingIndicators: [] as readonly string[],
  readyForNextStep: false,
  clarifyCompleted: true,
  storybankCompleted: true,
  createCompleted: true,
  currentStep: 6,
  lastSuggestionAt: null as Date | null,
  lastWelcomeAt: hoursAgo(1),
  lastSellingAt: null as Date | null,
  dismissedAtStep: null as number | null,
  current: null,
  selling: nothing,
}
const shown = (over: object) => nextSuggestion({ ...settled, ...over }, now)
const sellings = fc.record({
  waiting: fc.nat(30),
  stalled: fc.nat(30),
  campaign: fc.option(fc.record({ id: fc.uuid(), name: fc.string() })),
})

describe('suggestions about selling', () => {
  it('put people who wait before deals that stand still, and those before a campaign', () => {
    const all = sellingSuggestions({ waiting: 3, stalled: 2, campaign: autumn })
    expect(all.map(({ id, priority }) => [id, priority])).toEqual([
      ['lead_waiting', 'high'],
      ['deal_stalled', 'medium'],
      ['campaign_below_plan', 'medium'],
    ])
    expect(all.map(({ message }) => message)).toEqual([
      '3 people have waited two days or more for your reply. Shall we answer the first?',
      '2 of your deals stand still. A next step with a date gets each of them moving.',
      '“Autumn” is behind its goal. Shall we see what is still to come?',
    ])
    expect(all.map(({ actions }) => actions[0]?.data.path)).toEqual([
      '/app/sales-hub',
      '/app/sales-hub/pipeline',
      '/app/campaigns/c1',
    ])
  })
  it('speak of one as one, and of a campaign without a name', () => {
    const all = sellingSuggestions({ waiting: 1, stalled: 1, campaign: { id: 'c1', name: ' ' } })
    expect(all.map(({ message }) => message)).toEqual([
      'One person has waited two days or more for your reply. Shall we answer them?',
      'One of your deals stands still. A next step with a date gets it moving.',
      'A campaign is behind its goal. Shall we see what is still to come?',
    ])
    expect(sellingSuggestions(nothing)).toEqual([])
  })
  it('show once in 24 hours, whichever kind it was', () => {
    const waiting = { selling: { ...nothing, waiting: 1, stalled: 1 } }
    expect(shown(waiting)?.id).toBe('lead_waiting')
    expect(shown({ ...waiting, lastSellingAt: hoursAgo(23.9) })).toBeNull()
    expect(shown({ selling: { ...nothing, stalled: 1 }, lastSellingAt: hoursAgo(24) })?.id).toBe(
      'deal_stalled',
    )
  })
  it('go along to the next page while they hold, and go when they do not', () => {
    const held = { ...settled, lastSuggestionAt: hoursAgo(1), lastSellingAt: hoursAgo(1) }
    const card = { id: 'lead_waiting', path: '/app/dashboard' }
    const waiting = { ...held, selling: { ...nothing, waiting: 2 } }
    expect(chooseCard(waiting, card, '/app/create', now)).toMatchObject({
      card: { id: 'lead_waiting' },
      isNew: false,
    })
    expect(chooseCard(held, card, '/app/create', now).card).toBeNull()
  })
  it('help somebody who is stuck first, and say so before anybody is cheered on', () => {
    const newcomer = { storybankCompleted: false, createCompleted: false, currentStep: 2 }
    const waiting = { ...newcomer, selling: { ...nothing, waiting: 1 } }
    expect(shown(newcomer)?.id).toBe('first_story_encouragement')
    expect(shown(waiting)?.id).toBe('lead_waiting')
    expect(shown({ ...waiting, strugglingIndicators: ['stuck_on_storybank'] })?.id).toBe('stuck_on_storybank')
  })
  it('have a reason of their own, and a kind each that can be muted', () => {
    for (const suggestion of sellingSuggestions({ waiting: 1, stalled: 1, campaign: autumn })) {
      const kind = suggestionKind(suggestion)
      expect(kind).toBe(suggestion.id)
      expect(SUGGESTION_KINDS).toContain(kind)
      expect(isSellingKind(kind)).toBe(true)
      expect(suggestionReason(suggestion)).toContain('at most once a day')
    }
    expect(isSellingKind('welcome')).toBe(false)
  })
  it('never come twice within 24 hours, nor when their kind is muted', () => {
    const times = fc.option(fc.nat(72).map(hoursAgo))
    const muted = fc.subarray([...SUGGESTION_KINDS])
    fc.assert(
      fc.property(sellings, times, times, muted, (selling, lastSuggestionAt, lastSellingAt, kinds) => {
        const card = shown({ selling, lastSuggestionAt, lastSellingAt, muted: kinds })
        if (!card || !isSellingKind(card.id)) return
        expect(kinds).not.toContain(card.id)
        if (lastSellingAt)
          expect(now.getTime() - lastSellingAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000)
      }),
    )
  })
  it('read whatever comes', () => {
    expect(readSellingState(null)).toEqual(nothing)
    expect(readSellingState({ waiting: -3, stalled: 2.9, campaign: { name: 'Autumn' } })).toEqual({
      ...nothing,
      stalled: 2,
    })
    fc.assert(fc.property(fc.anything(), input => void sellingSuggestions(readSellingState(input))))
  })
})

describe('a campaign below plan', () => {
  const campaign = { ...autumn, goal: 10, reached: 1, firstDay: '2026-11-10', lastDay: '2026-11-24' }
  it('is the first that runs and is well behind its days', () => {
    const good = { ...campaign, id: 'c0', reached: 10 }
    expect(campaignBelowPlan([good, campaign], '2026-11-20')).toEqual(autumn)
    expect(campaignBelowPlan([good], '2026-11-20')).toBeNull()
    expect(campaignBelowPlan([campaign], '2026-11-11')).toBeNull()
    expect(campaignBelowPlan([campaign], '2026-11-25')).toBeNull()
  })
})
