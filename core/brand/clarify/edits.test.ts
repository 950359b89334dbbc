import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerMarks, answerText, mergeEdits } from './edits.ts'
import { CLARIFY_FIELDS } from './fields.ts'
import { type ClarifyKey, isListKey } from './keys.ts'

const keys: ClarifyKey[] = ['brand_name', 'usp', 'core_values']
const opened = { brand_name: 'Loaf', core_values: ['honesty', 'patience'] }
const seen = answerMarks(opened, keys)

const answer = fc.constantFrom('', 'one', 'two', 'two, three', '  one\r\n')
const state = fc.record({ brand_name: answer, usp: answer, core_values: answer })

describe('two people answering at once', () => {
  it('keeps what only the other one changed, and takes what only I changed', () => {
    const merged = mergeEdits({
      stored: { ...opened, usp: 'We come by at night' },
      typed: { ...opened, brand_name: 'Loaf & Ledger' },
      keys,
      seen,
    })
    expect(merged).toEqual({ answers: { brand_name: 'Loaf & Ledger' }, conflicts: [] })
  })
  it('asks when both changed the same answer, with both texts', () => {
    const merged = mergeEdits({
      stored: { ...opened, brand_name: 'Crumb' },
      typed: { ...opened, brand_name: 'Ledger' },
      keys,
      seen,
    })
    expect(merged.conflicts).toEqual([
      { key: 'brand_name', label: expect.any(String), saved: 'Crumb', typed: 'Ledger' },
    ])
  })
  it('is no conflict with what the writer sent themselves and got no answer to', () => {
    const sent = ['Ledger', 'Ledger & Loaf'].map(name => answerMarks({ brand_name: name }, ['brand_name']))
    const merge = (stored: string, typed: string) =>
      mergeEdits({
        stored: { ...opened, brand_name: stored },
        typed: { ...opened, brand_name: typed },
        keys,
        seen: [seen, ...sent].join(' '),
      })
    for (const stored of ['Loaf', 'Ledger', 'Ledger & Loaf'])
      expect(merge(stored, 'Ledgers')).toEqual({ answers: { brand_name: 'Ledgers' }, conflicts: [] })
    expect(merge('Crumb', 'Ledgers').conflicts).toHaveLength(1)
    // Typed back to what it was before: their own text is taken back, somebody else's stays.
    expect(merge('Ledger', 'Loaf').answers).toEqual({ brand_name: 'Loaf' })
    expect(merge('Crumb', 'Loaf')).toEqual({ answers: {}, conflicts: [] })
  })
  it('is no conflict when both wrote the same', () => {
    const both = { ...opened, brand_name: 'Crumb' }
    expect(mergeEdits({ stored: both, typed: both, keys, seen })).toEqual({ answers: {}, conflicts: [] })
  })
  it('empties an answer that was taken out', () => {
    expect(mergeEdits({ stored: opened, typed: { brand_name: 'Loaf' }, keys, seen }).answers).toEqual({
      core_values: '',
    })
  })
  it('without marks writes whatever differs', () => {
    const merged = mergeEdits({ stored: opened, typed: { brand_name: 'Crumb' }, keys, seen: '' })
    expect(merged.conflicts).toEqual([])
    expect(Object.keys(merged.answers).sort()).toEqual(['brand_name', 'core_values'])
  })
  it('never loses a text: every answer is mine, theirs, or asked about', () => {
    fc.assert(
      fc.property(state, state, state, (before, theirs, mine) => {
        const { answers, conflicts } = mergeEdits({
          stored: theirs,
          typed: mine,
          keys,
          seen: answerMarks(before, keys),
        })
        const conflictKeys = new Set(conflicts.map(conflict => conflict.key))
        for (const key of keys) {
          const [was, other, own] = [before, theirs, mine].map(data => answerText(data, key))
          if (conflictKeys.has(key)) {
            expect(other).not.toBe(own)
            expect(other).not.toBe(was)
            expect(own).not.toBe(was)
          } else if (key in answers) expect(answerText(answers, key)).toBe(own)
          else expect([was, other]).toContain(own)
        }
      }),
    )
  })
  it('reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (stored, typed, marks) => {
        mergeEdits({ stored, typed, keys: CLARIFY_FIELDS.map(field => field.key), seen: marks })
      }),
    )
    expect(isListKey('core_values')).toBe(true)
  })
})
