import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOUNDATION_FIELDS, foundationFilled, foundationMissing } from '../foundation.ts'
import { clarifyCompleteness } from './completeness.ts'
import { CLARIFY_FIELDS, clarifyField } from './fields.ts'
import { CLARIFY_LIST_KEYS, CLARIFY_TEXT_KEYS, camelCaseOf, isListKey } from './keys.ts'
import { LEGACY_QUESTIONS } from './legacy-questions.ts'
import { listText, normaliseClarify, readList } from './normalise.ts'
import { CLARIFY_SECTIONS } from './sections.ts'

const ALL_KEYS = [...CLARIFY_TEXT_KEYS, ...CLARIFY_LIST_KEYS]
const anyKey = fc.constantFrom(...ALL_KEYS)

describe('the questions', () => {
  it('ask for every key of the brand exactly once, with the kind of the key', () => {
    expect(CLARIFY_FIELDS.map(field => field.key).sort()).toEqual([...ALL_KEYS].sort())
    for (const field of CLARIFY_FIELDS) expect(field.kind).toBe(isListKey(field.key) ? 'list' : 'text')
  })
  it('are questions, with help, an example and at least one use', () => {
    for (const field of CLARIFY_FIELDS) {
      expect(field.question).toMatch(/^[A-Z].*\?$/)
      expect(field.help.length).toBeGreaterThan(10)
      expect(field.example).not.toBe('')
      expect(field.feeds.length).toBeGreaterThan(0)
      expect(clarifyField(field.key)).toBe(field)
    }
    expect(new Set(CLARIFY_FIELDS.map(field => field.question)).size).toBe(CLARIFY_FIELDS.length)
    expect(clarifyField('constructor')).toBeNull()
  })
  it('let each foundation answer count towards the score', () => {
    for (const key of FOUNDATION_FIELDS) expect(clarifyField(key)?.feeds).toContain('score')
  })
})

describe('normaliseClarify', () => {
  it('maps camel case and snake case names of every key', () => {
    for (const key of ALL_KEYS) {
      const expected = { [key]: isListKey(key) ? ['a', 'b'] : 'a, b' }
      expect(normaliseClarify({ [key]: ' a, b ' })).toEqual(expected)
      expect(normaliseClarify({ [camelCaseOf(key)]: ' a, b ' })).toEqual(expected)
    }
  })
  it('maps every earlier question, whatever its punctuation', () => {
    expect(LEGACY_QUESTIONS.length).toBeGreaterThanOrEqual(70)
    for (const [question, key] of LEGACY_QUESTIONS) {
      const shouted = ` ${question.toUpperCase().replace(/[?.]/g, '').replaceAll("'", '’')}`
      expect(Object.keys(normaliseClarify({ [question]: 'x' }))).toEqual([key])
      expect(Object.keys(normaliseClarify({ [shouted]: 'x' }))).toEqual([key])
    }
  })
  it('takes the snake case name first, then camel case, then a question', () => {
    const raw = { 'Who is your dream client?': 'old', dreamClient: 'newer', dream_client: 'newest' }
    expect(normaliseClarify(raw)).toEqual({ dream_client: 'newest' })
    expect(normaliseClarify({ ...raw, dream_client: '  ' })).toEqual({ dream_client: 'newer' })
    expect(normaliseClarify({ ...raw, dream_client: '', dreamClient: 3 })).toEqual({ dream_client: 'old' })
  })
  it('drops empty answers, empty items, wrong types and unknown keys', () => {
    expect(
      normaliseClarify({ brand_name: '  ', usp: 7, colour: 'red', core_values: [' ', 1, null] }),
    ).toEqual({})
    expect(normaliseClarify({ core_values: 'a,, b ,' })).toEqual({ core_values: ['a', 'b'] })
    expect(normaliseClarify({ core_values: ['a, b', ' c '] })).toEqual({ core_values: ['a, b', 'c'] })
  })
  it('reads nothing but object literals', () => {
    class Brand {
      brand_name = 'x'
    }
    for (const raw of [null, undefined, 'a', 3, ['brand_name'], new Brand(), new Map(), new Date(0)])
      expect(normaliseClarify(raw)).toEqual({})
    expect(normaliseClarify(Object.assign(Object.create(null), { brand_name: 'x' }))).toEqual({
      brand_name: 'x',
    })
  })
  it('lets no prototype through', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"brand_name":"evil"},"constructor":"x","prototype":"y","usp":"z"}',
    )
    const data = normaliseClarify(raw)
    expect(Object.keys(data)).toEqual(['usp'])
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    expect(data.brand_name).toBeUndefined()
  })
  it('gives only known keys with trimmed values, and the same again when applied twice', () => {
    const names = fc.oneof(anyKey, anyKey.map(camelCaseOf), fc.string(), fc.constant('__proto__'))
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), raw => {
        const data = normaliseClarify(raw)
        expect(normaliseClarify(data)).toEqual(data)
        for (const [key, value] of Object.entries(data)) {
          expect(ALL_KEYS).toContain(key)
          for (const text of [value].flat()) expect(text).toBe(text.trim())
          expect(value).not.toHaveLength(0)
        }
      }),
    )
    fc.assert(fc.property(fc.anything(), raw => void normaliseClarify(raw)))
  })
})

describe('a list', () => {
  const WHOLE = 'Flour, water, salt, time. That’s the lot.'
  it.each([
    [
      [WHOLE, ' patience '],
      [WHOLE, 'patience'],
    ],
    [WHOLE, [WHOLE]],
    [`${WHOLE}\r\n\nfast, but kind`, [WHOLE, 'fast, but kind']],
    ['fast, but kind\n', ['fast, but kind']],
    ['plain language, patience', ['plain language', 'patience']],
    [7, []],
  ])('out of %j is %j', (value, items) => expect(readList(value)).toEqual(items))
  it('comes back item by item from its text', () => {
    const item = fc.string({ unit: 'grapheme', minLength: 1 }).map(text => text.replace(/\s+/g, ' ').trim())
    fc.assert(
      fc.property(
        fc.array(
          item.filter(text => text !== ''),
          { minLength: 1 },
        ),
        items => {
          expect(readList(listText(items))).toEqual(items)
          expect(readList(items)).toEqual(items)
        },
      ),
    )
  })
})

describe('the foundation', () => {
  it('counts its five fields when they hold something', () => {
    expect(foundationFilled({})).toBe(0)
    expect(foundationFilled({ core_values: ' , ', dream_client: ' ' })).toBe(0)
    expect(foundationFilled({ core_values: ['a'], dream_client: 'b', brand_name: 'c' })).toBe(2)
    const full = Object.fromEntries(FOUNDATION_FIELDS.map(field => [field, 'x']))
    expect(foundationFilled(full)).toBe(5)
    expect(foundationMissing({ ...full, core_values: [] })).toEqual(['core_values'])
  })
  it('adds up with what is missing, for anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(anyKey, fc.string())), raw => {
        expect(foundationFilled(raw) + foundationMissing(raw).length).toBe(5)
      }),
    )
  })
})

describe('completeness', () => {
  it('is nothing at first and complete at the end', () => {
    expect(clarifyCompleteness(null)).toMatchObject({ filled: 0, percent: 0, total: ALL_KEYS.length })
    const full = Object.fromEntries(ALL_KEYS.map(key => [key, 'x']))
    const complete = clarifyCompleteness(full)
    expect(complete.percent).toBe(100)
    expect(complete.sections.map(section => section.section)).toEqual([...CLARIFY_SECTIONS])
    for (const section of complete.sections) expect(section).toMatchObject({ percent: 100, missing: [] })
  })
  it('grows by one with each answer and is whole only with the last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyKey, { maxLength: ALL_KEYS.length - 1 }), keys => {
        const result = clarifyCompleteness(Object.fromEntries(keys.map(key => [key, 'x'])))
        expect(result.filled).toBe(keys.length)
        expect(result.percent).toBeLessThan(100)
        expect(result.sections.flatMap(section => section.missing)).toHaveLength(result.total - keys.length)
      }),
    )
  })
})
