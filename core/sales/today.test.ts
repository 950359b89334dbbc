import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs, HOUR_MS } from '../shared/time.ts'
import { isStalled, TODAY_KINDS, type TodayFacts, todayList } from './today.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const TODAY = '2026-11-20'
const none: TodayFacts = { waiting: [], questions: [], deals: [], proposals: [] }
const deal = {
  id: 'd1',
  title: 'Bread course',
  name: 'Ana Reyes',
  valuePence: 24_000,
  nextStep: '',
  nextOn: null,
  stageSince: addDays(NOW, -3),
}

describe('what to do today', () => {
  it('says who, and why, with the figures', () => {
    const items = todayList(
      {
        waiting: [
          { id: 'p1', name: 'Jo Blake', since: addMs(NOW, -5 * HOUR_MS), detail: 'Filled in “Bread course”' },
          { id: 'p2', name: '', since: addDays(NOW, -2), detail: '' },
        ],
        questions: [{ proposalId: 'q1', title: 'Team day', name: 'Sam', askedAt: addDays(NOW, -1) }],
        deals: [
          { ...deal, nextStep: 'Ring Ana', nextOn: '2026-11-18' },
          { ...deal, id: 'd2', title: 'Quiet one', valuePence: 0, stageSince: addDays(NOW, -20) },
          { ...deal, id: 'd3', nextOn: '2026-11-21' },
        ],
        proposals: [
          {
            id: 'r1',
            title: 'Oven hire',
            name: 'Bo',
            sentAt: addDays(NOW, -9),
            expiresOn: '2026-11-21',
            totalPence: 9900,
          },
          { id: 'r2', title: 'Later', name: 'Bo', sentAt: NOW, expiresOn: '2026-12-21', totalPence: 1 },
          { id: 'r3', title: 'Over', name: 'Bo', sentAt: NOW, expiresOn: '2026-11-19', totalPence: 1 },
        ],
      },
      NOW,
      TODAY,
    )
    expect(items.map(({ kind, title, reason }) => `${kind}: ${title}. ${reason}`)).toEqual([
      'question: Answer Sam. Asked a question about “Team day” 1 day ago.',
      'reply: Reply to someone. Got in touch 2 days ago. No reply yet.',
      'reply: Reply to Jo Blake. Filled in “Bread course”, 5 hours ago. No reply yet.',
      'step: Ring Ana. Bread course, £240: 2 days overdue.',
      'expiring: Follow up “Oven hire”. Bo hasn’t decided on £99. The proposal ends in 1 day.',
      'stalled: Decide the next step with Ana Reyes. Quiet one: nothing planned, and nothing has changed for 20 days.',
    ])
  })

  it('is empty where there is nothing to do', () => {
    expect(todayList({ ...none, deals: [deal] }, NOW, TODAY)).toEqual([])
  })

  it('calls a deal stalled after two weeks without a step', () => {
    expect(isStalled({ nextOn: null, stageSince: addDays(NOW, -14) }, NOW)).toBe(true)
    expect(isStalled({ nextOn: null, stageSince: addDays(NOW, -13) }, NOW)).toBe(false)
    expect(isStalled({ nextOn: '2027-01-01', stageSince: addDays(NOW, -90) }, NOW)).toBe(false)
  })

  it('keeps the order of kinds however long something waits, and of waits within a kind', () => {
    const at = fc.integer({ min: 0, max: 5000 }).map(hours => addMs(NOW, -hours * HOUR_MS))
    const facts = fc.record({
      waiting: fc.array(fc.record({ id: fc.uuid(), name: fc.string(), since: at, detail: fc.constant('') })),
      questions: fc.array(
        fc.record({ proposalId: fc.uuid(), title: fc.string(), name: fc.string(), askedAt: at }),
      ),
      deals: fc.array(
        fc.record({
          id: fc.uuid(),
          title: fc.string(),
          name: fc.string(),
          valuePence: fc.integer({ min: 0, max: 1e11 }),
          nextStep: fc.string(),
          nextOn: fc.constantFrom(null, '2024-01-01', TODAY, '2027-01-01'),
          stageSince: at,
        }),
      ),
      proposals: fc.constant([]),
    })
    fc.assert(
      fc.property(facts, input => {
        const items = todayList(input, NOW, TODAY)
        const kinds = items.map(item => TODAY_KINDS.indexOf(item.kind))
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
        const waits = items
          .filter(item => item.kind === 'reply')
          .map(item => input.waiting.find(person => person.id === item.id)?.since.getTime() ?? 0)
        expect(waits).toEqual(waits.toSorted((a, b) => a - b))
        expect(
          items.every(item => item.reason !== '' && item.title !== '' && Number.isFinite(item.urgency)),
        ).toBe(true)
        expect(new Set(items.map(item => `${item.kind} ${item.id}`)).size).toBe(items.length)
      }),
    )
  })
})
