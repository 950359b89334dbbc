import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brandLines } from '../drafts/brand-lines.ts'
import { builtInTemplates } from './built-in.ts'
import {
  HASHTAGS_LIMIT,
  hashtagSetSchema,
  readHashtags,
  TEMPLATE_NAME_LIMIT,
  templateSchema,
} from './schema.ts'

it('fills the built-in templates as far as the brand reaches', () => {
  const body = (foundation: object) =>
    builtInTemplates(foundation).find(({ id }) => id === 'problem-way-out')?.body
  expect(body({ brand_heart_problem: 'Bakers lose sleep' })).toMatch(/^Bakers lose sleep\./)
  expect(body({})).toMatch(/^\[The problem/)
  const ids = builtInTemplates(null).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('has a name and a body of its own for each, with something to fill in', () => {
  const templates = builtInTemplates({})
  for (const key of ['id', 'name', 'body'] as const)
    expect(new Set(templates.map(each => each[key])).size, key).toBe(templates.length)
  for (const { id, name, body } of templates) {
    expect([id, name]).not.toContain('')
    expect(body, id).toMatch(/\[[^[\]]+\]/)
    expect(body, id).not.toMatch(/\[\]/)
  }
})

it('says in the words of the brand what it has an answer to', () => {
  const foundation = {
    brand_heart_problem: 'Bakers lose sleep',
    key_message: 'Bread takes time',
    core_values: ['honesty'],
    dream_client: 'bakers who open their first shop',
    offer_description: 'We run six evenings',
  }
  const lines = brandLines(foundation)
  const said = Object.fromEntries(
    builtInTemplates(foundation).map(({ id, body }) => [
      id,
      (['problem', 'keyMessage', 'forWhom', 'values', 'offer', 'closing'] as const).filter(line =>
        body.includes(lines[line]),
      ),
    ]),
  )
  expect(said).toEqual({
    'hook-story-lesson': ['closing'],
    'problem-way-out': ['problem', 'keyMessage', 'closing'],
    'teach-one-thing': ['forWhom', 'closing'],
    'before-after': ['closing'],
    'what-i-believe': ['keyMessage', 'values', 'closing'],
    invitation: ['problem', 'offer'],
  })
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

it('takes as much as each may hold', () => {
  const isSet = (name: number, tags: number) =>
    v.safeParse(hashtagSetSchema, { name: 'n'.repeat(name), tags: 't'.repeat(tags) }).success
  expect(isSet(TEMPLATE_NAME_LIMIT, HASHTAGS_LIMIT / 2)).toBe(true)
  expect(isSet(TEMPLATE_NAME_LIMIT + 1, 1)).toBe(false)
  expect(isSet(0, 1)).toBe(false)
  expect(isSet(1, HASHTAGS_LIMIT / 2 + 1)).toBe(false)
  expect(isSet(1, 0)).toBe(false)
})
