import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/time.ts'
import { erasureLines, erasureProof } from './erasure.ts'
import { LEAD_MESSAGES, leadFormSchema, logSchema, newLeadSchema, readTags } from './schema.ts'
import { type LeadFacts, leadScore } from './score.ts'
import { isOwnDoing, LEAD_EVENT_KINDS, LEAD_SOURCES, SOURCE_EVENTS } from './sources.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

describe('how likely somebody is to buy', () => {
  const facts: LeadFacts = {
    email: 'jo@example.test',
    phone: '',
    mayEmail: true,
    events: { form: 3, visit: 1 },
    reachedOutAt: addDays(NOW, -2),
    openDeals: 0,
    wonDeals: 1,
  }

  it('names every point', () => {
    expect(leadScore(facts, NOW)).toEqual({
      score: 73,
      points: [
        { label: 'We know their email', points: 5 },
        { label: 'Agreed to get email', points: 10 },
        { label: 'Filled in a form, 3 times', points: 30 },
        { label: 'Followed a link', points: 3 },
        { label: 'Has bought before', points: 15 },
        { label: 'Active this week', points: 10 },
      ],
    })
    const quiet = { ...facts, events: {}, wonDeals: 0, mayEmail: false, reachedOutAt: addDays(NOW, -91) }
    expect(leadScore(quiet, NOW).score).toBe(0)
  })

  it('is the sum of what is shown, within 0 and 100, and never falls by doing more', () => {
    const count = fc.integer({ min: 0, max: 50 })
    const input = fc.record({
      email: fc.constantFrom('', 'a@b.test'),
      phone: fc.constantFrom('', '0'),
      mayEmail: fc.boolean(),
      events: fc.record(Object.fromEntries(LEAD_EVENT_KINDS.map(kind => [kind, count])), {
        requiredKeys: [],
      }),
      reachedOutAt: fc.option(fc.integer({ min: -10, max: 400 }).map(days => addDays(NOW, -days))),
      openDeals: count,
      wonDeals: count,
    })
    fc.assert(
      fc.property(input, fc.constantFrom(...LEAD_EVENT_KINDS), (some, kind) => {
        const { score, points } = leadScore(some, NOW)
        const sum = points.reduce((total, point) => total + point.points, 0)
        expect(score).toBe(Math.max(0, Math.min(100, sum)))
        expect(new Set(points.map(({ label }) => label)).size).toBe(points.length)
        const more = { ...some, events: { ...some.events, [kind]: (some.events[kind] ?? 0) + 1 } }
        expect(leadScore(more, NOW).score).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})

describe('what is typed of somebody', () => {
  const problem = (
    schema: typeof newLeadSchema | typeof leadFormSchema | typeof logSchema,
    input: object,
  ) => {
    const result = safeParse(schema, input)
    return result.success ? null : `${String(result.issues[0].path?.[0]?.key)}: ${result.issues[0].message}`
  }

  it('needs a name or an email, and the email as it is compared', () => {
    expect(safeParse(newLeadSchema, { email: ' JO@Example.TEST ' }).output).toMatchObject({
      email: 'jo@example.test',
      name: '',
    })
    expect(problem(newLeadSchema, {})).toBe(`name: ${LEAD_MESSAGES.someone}`)
    expect(problem(newLeadSchema, { name: 'Jo', email: 'jo@' })).toBe(`email: ${LEAD_MESSAGES.email}`)
    expect(problem(leadFormSchema, { name: 'Jo', phone: 'ring me' })).toBe(`phone: ${LEAD_MESSAGES.phone}`)
    expect(problem(logSchema, { kind: 'note' })).toBe(`detail: ${LEAD_MESSAGES.log}`)
    expect(problem(logSchema, { kind: 'answered_post' })).toBe(`contentId: ${LEAD_MESSAGES.post}`)
    expect(problem(logSchema, { kind: 'visit', detail: 'x' })).toContain('kind')
  })

  it('has tags without doubles, at most twenty', () => {
    expect(readTags(' Bread ,bread, Team  day,, ')).toEqual(['Bread', 'Team day'])
    fc.assert(
      fc.property(fc.string(), typed => {
        const tags = readTags(typed)
        expect(tags.length).toBeLessThanOrEqual(20)
        expect(readTags(tags.join(','))).toEqual(tags)
      }),
    )
  })

  it('each door leaves a line that the timeline knows', () => {
    for (const source of LEAD_SOURCES) {
      expect(LEAD_EVENT_KINDS).toContain(SOURCE_EVENTS[source])
      expect(isOwnDoing(source)).toBe(source !== 'import' && source !== 'typed')
    }
  })
})

describe('the proof of a deletion', () => {
  const NONE = {
    people: 1,
    events: 0,
    consents: 0,
    messages: 0,
    files: 0,
    submissions: 0,
    deals: 0,
    proposals: 0,
    undoCopies: 0,
    keptDeals: 0,
    keptProposals: 0,
    keptPayments: 0,
  }
  const RECORD = {
    brand: 'Rise Bakery',
    by: 'Lena',
    requestedOn: '2026-11-18',
    erasedAt: new Date('2026-11-20T10:00:00Z'),
    addressHash: 'abc',
  }

  it('says who, when and what, and that nothing was kept where nothing was', () => {
    const proof = erasureProof({ ...RECORD, deleted: NONE })
    expect(proof).toContain('Rise Bakery (Lena)')
    expect(proof).toContain('Wednesday 18 November 2026')
    expect(proof).toContain('2026-11-20 10:00 UTC')
    expect(proof).toContain('Nothing was kept.')
  })

  it('names every kind of which there was one, and no other', () => {
    const counts = fc.record(
      Object.fromEntries(Object.keys(NONE).map(key => [key, fc.nat(3)])) as Record<
        keyof typeof NONE,
        fc.Arbitrary<number>
      >,
    )
    fc.assert(
      fc.property(counts, deleted => {
        const { went, stayed } = erasureLines(deleted)
        expect([...went, ...stayed]).toHaveLength(Object.values(deleted).filter(count => count > 0).length)
        const proof = erasureProof({ ...RECORD, deleted })
        for (const { label, count } of [...went, ...stayed]) expect(proof).toContain(`- ${label}: ${count}`)
      }),
    )
  })
})
