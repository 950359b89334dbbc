import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { EMAIL_UNDO_DAYS, emailUndoEndsAt } from './email-change.ts'
import { emailCodesSchema, newEmailSchema } from './forms/email-change.ts'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
const problemsOf = (schema: v.GenericSchema, input: unknown) => {
  const { issues } = v.safeParse(schema, input)
  return Object.fromEntries((issues ?? []).map(issue => [v.getDotPath(issue) ?? '', issue.message]))
}

describe('a change of address', () => {
  it('can be undone for seven days', () => {
    expect(EMAIL_UNDO_DAYS).toBe(7)
    expect(emailUndoEndsAt(new Date('2026-11-26T10:00:00Z'))).toEqual(new Date('2026-12-03T10:00:00Z'))
  })

  it('takes an address in the form in which it is stored', () => {
    expect(v.parse(newEmailSchema, { email: '  Ada@Example.TEST ' })).toEqual({ email: 'ada@example.test' })
    expect(problemsOf(newEmailSchema, {})).toEqual({ email: 'Email is required' })
    expect(problemsOf(newEmailSchema, { email: 'ada at example' })).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  it('takes both codes, however they are spaced, and names each that is missing', () => {
    fc.assert(
      fc.property(digits, digits, (oldCode, newCode) => {
        const typed = { oldCode: ` ${oldCode.slice(0, 3)} ${oldCode.slice(3)}`, newCode: `${newCode}\n` }
        expect(v.parse(emailCodesSchema, typed)).toEqual({ oldCode, newCode })
      }),
    )
    const text = 'Enter the 6 digits from the email'
    expect(problemsOf(emailCodesSchema, {})).toEqual({ oldCode: text, newCode: text })
    expect(problemsOf(emailCodesSchema, { oldCode: '123456', newCode: '12345' })).toEqual({ newCode: text })
  })
})
