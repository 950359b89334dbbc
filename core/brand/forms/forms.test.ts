import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CLARIFY_SECTIONS } from '../clarify/sections.ts'
import { FOUNDATION_FIELDS } from '../foundation.ts'
import { ANSWER_MESSAGES, answersSchema, mergeAnswers, sectionSchema } from './answers.ts'
import { CHECKIN_MESSAGE, checkinSchema } from './checkin.ts'

describe('the check-in form', () => {
  it('takes whole numbers from 0 to 10 and nothing else', () => {
    for (let score = 0; score <= 10; score++)
      expect(v.parse(checkinSchema, { alignment: score })).toEqual({ alignment: score, note: '' })
    for (const score of [-1, 11, 2.5, Number.NaN, '7', null, undefined]) {
      const result = v.safeParse(checkinSchema, { alignment: score })
      expect(result.issues?.[0].message).toBe(CHECKIN_MESSAGE)
    }
  })
})

const foundation = answersSchema(FOUNDATION_FIELDS)

describe('the brand forms', () => {
  it('read lists a line at a time, and sanitise texts', () => {
    const answers = {
      core_values: 'Flour, water, salt, time. That’s the lot.\nc, d\r\n\n e ',
      dream_client: ' Marta <script>x</script>',
    }
    const parsed = v.parse(foundation, answers)
    expect(parsed.core_values).toEqual(['Flour, water, salt, time. That’s the lot.', 'c, d', 'e'])
    expect(String(parsed.dream_client)).not.toContain('<script')
    expect(parsed.offer_description).toBe('')
  })
  it('refuse answers that are too long and lists that are too many', () => {
    const message = (answers: object) => v.safeParse(foundation, answers).issues?.[0].message
    expect(message({ dream_client: 'x'.repeat(5001) })).toBe(ANSWER_MESSAGES.tooLong)
    expect(message({ core_values: 'x\n'.repeat(21) })).toBe(ANSWER_MESSAGES.tooMany)
    expect(message({ core_values: 'x'.repeat(201) })).toBe(ANSWER_MESSAGES.itemTooLong)
  })
  it('never throw, whatever is posted to any section', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLARIFY_SECTIONS), fc.anything(), (section, posted) => {
        v.safeParse(sectionSchema(section), posted)
      }),
    )
  })
})

describe('saving part of the brand', () => {
  it('replaces what was asked, removes what was emptied, keeps the rest', () => {
    const stored = { brand_name: 'Old', usp: 'Only us', dream_client: 'Marta' }
    const saved = mergeAnswers(stored, ['brand_name', 'usp'], {
      brand_name: 'New',
      usp: ' ',
      dream_client: 'Eve',
    })
    expect(saved).toEqual({ brand_name: 'New', dream_client: 'Marta' })
  })
  it('reads any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (stored, answers) => {
        mergeAnswers(stored, ['brand_name'], answers)
      }),
    )
  })
})
