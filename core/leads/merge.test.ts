import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MergedPerson, mergePeople } from './merge.ts'

const person = (over: Partial<MergedPerson> = {}): MergedPerson => ({
  name: 'Jo',
  email: '',
  phone: '',
  company: '',
  tags: [],
  notes: '',
  toldText: '',
  toldStoryId: null,
  firstAt: new Date('2026-11-01T00:00:00Z'),
  ...over,
})

describe('two people who are one', () => {
  it('keep what the first says, fill in what is empty, and keep the earlier source', () => {
    const kept = person({ tags: ['Clay'], notes: 'Called.' })
    const older = new Date('2016-01-01T00:00:00Z')
    const other = person({
      name: 'Joanna',
      email: 'jo@x.test',
      tags: ['clay', 'vip'],
      notes: 'Met.',
      firstAt: older,
    })
    expect(mergePeople(kept, other)).toMatchObject({
      name: 'Jo',
      email: 'jo@x.test',
      tags: ['Clay', 'vip'],
      notes: 'Called.\n\nMet.',
      first: 'other',
    })
    expect(mergePeople(other, kept)).toMatchObject({ name: 'Joanna', tags: ['clay', 'vip'], first: 'kept' })
  })

  it('never lose what only one says, and have one first source whichever is kept', () => {
    const texts = { name: fc.string(), email: fc.string(), phone: fc.string(), company: fc.string() }
    const people = fc
      .record({
        ...texts,
        tags: fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 20 }),
        notes: fc.string({ maxLength: 30 }),
        firstAt: fc.date({ noInvalidDate: true }),
      })
      .map(over => person(over))
    fc.assert(
      fc.property(people, people, (one, two) => {
        const merged = mergePeople(one, two)
        for (const field of ['name', 'email', 'phone', 'company'] as const)
          expect(merged[field]).toBe(one[field] === '' ? two[field] : one[field])
        expect(merged.tags.slice(0, one.tags.length)).toEqual(one.tags)
        expect(merged.tags.length).toBeLessThanOrEqual(20)
        const firstOf = (kept: MergedPerson, other: MergedPerson) =>
          (mergePeople(kept, other).first === 'kept' ? kept : other).firstAt.getTime()
        expect(firstOf(one, two)).toBe(Math.min(one.firstAt.getTime(), two.firstAt.getTime()))
        expect(firstOf(two, one)).toBe(firstOf(one, two))
      }),
    )
  })
})
