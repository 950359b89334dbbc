import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { builtInTemplates } from './built-in.ts'
import { HASHTAGS_LIMIT, hashtagSetSchema, readHashtags, templateSchema } from './schema.ts'

it('fills the built-in templates as far as the brand reaches', () => {
  const body = (foundation: object) =>
    builtInTemplates(foundation).find(({ id }) => id === 'problem-way-out')?.body
  expect(body({ brand_heart_problem: 'Bakers lose sleep' })).toMatch(/^Bakers lose sleep\./)
  expect(body({})).toMatch(/^\[The problem/)
  const ids = builtInTemplates(null).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('reads hashtags however they are typed', () => {
  expect(readHashtags('bread, slow-food #Baking #bread 2026')).toBe('#bread #slowfood #Baking')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: HASHTAGS_LIMIT / 2 }), text => {
      const tags = readHashtags(text)
      expect(readHashtags(tags)).toBe(tags)
      expect(tags.length).toBeLessThanOrEqual(HASHTAGS_LIMIT)
    }),
  )
})

it('needs a name and something in it', () => {
  expect(v.safeParse(templateSchema, {}).issues).toHaveLength(2)
  expect(v.safeParse(hashtagSetSchema, { name: 'Bread', tags: '123' }).success).toBe(false)
  expect(v.parse(hashtagSetSchema, { name: 'Bread', tags: 'bread' }).tags).toBe('#bread')
})
