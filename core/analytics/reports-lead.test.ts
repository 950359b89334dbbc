import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ListedReport, reportsLead } from './reports-lead.ts'

const report = (name: string, day: string | null, state: ListedReport['state'] = 'open'): ListedReport => ({
  ...{ id: name.toLowerCase(), name, state },
  expiresAt: day === null ? null : new Date(`2026-12-${day}T12:00:00Z`),
})
const lead = (...reports: ListedReport[]) => {
  const found = reportsLead(reports, 'Europe/London')
  return (
    found && [
      found.headline,
      found.standfirst.map(piece => (typeof piece === 'string' ? piece : piece.text)).join(''),
    ]
  )
}

it('says how many reports can be read, and which ends first', () => {
  expect(lead(report('October', '20'), report('November', '03'), report('Always', null))).toEqual([
    '3 reports can be read now',
    'November is the first to expire, on 3 December 2026.',
  ])
  expect(lead(report('October', '20'), report('September', '01', 'revoked'))).toEqual([
    '1 report can be read now',
    'October expires on 20 December 2026.',
  ])
  expect(lead(report('Always', null))?.[1]).toBe('It works until you turn it off.')
  expect(lead(report('Always', null), report('Ever', null))?.[1]).toBe('They work until you turn them off.')
  expect(lead(report('September', '01', 'expired'))?.[0]).toBe('No report can be read now')
  expect(lead()).toBeNull()
})

it('counts those that are open, and leads to the one among them that ends first', () => {
  const some = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.string({ minLength: 1 }),
      state: fc.constantFrom('open' as const, 'revoked' as const, 'expired' as const),
      expiresAt: fc.option(
        fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
      ),
    }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(some, reports => {
      const found = reportsLead(reports, 'Europe/London')
      const open = reports.filter(({ state }) => state === 'open')
      expect(found?.headline.startsWith(open.length === 0 ? 'No report' : `${open.length} report`)).toBe(true)
      const ends = open.flatMap(({ expiresAt }) => expiresAt ?? [])
      const placed = found?.standfirst.flatMap(piece => (typeof piece === 'string' ? [] : [piece.to])) ?? []
      expect(placed).toHaveLength(ends.length > 0 ? 1 : 0)
      const named = open.find(({ id }) => placed.includes(`#${id}`))
      for (const end of named ? ends : [])
        expect(end.getTime()).toBeGreaterThanOrEqual(named?.expiresAt?.getTime() ?? 0)
    }),
  )
})
