import * as v from 'valibot'
import { expect, it } from 'vitest'
import { changePlanSchema, checkoutSchema, managePlanSchema, selectTierSchema } from './billing-forms.ts'

const isValid = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success

it('a checkout is paid by the month unless asked otherwise, and takes a trimmed code of 60 characters', () => {
  expect(v.parse(checkoutSchema, { tier: 'pro' })).toEqual({ tier: 'pro', annual: false })
  const code = 'X'.repeat(60)
  expect(v.parse(checkoutSchema, { tier: 'pro', annual: true, code: ` ${code} ` })).toEqual({
    tier: 'pro',
    annual: true,
    code,
  })
  expect(isValid(checkoutSchema, { tier: 'pro', code: `${code}X` })).toBe(false)
})

it('no plan is taken that is none of the three', () => {
  for (const schema of [checkoutSchema, selectTierSchema, changePlanSchema]) {
    expect(isValid(schema, { tier: 'pro', quote: 'sealed' })).toBe(true)
    expect(isValid(schema, { tier: 'gold', quote: 'sealed' })).toBe(false)
    expect(isValid(schema, { quote: 'sealed' })).toBe(false)
  }
  expect(v.parse(selectTierSchema, { tier: 'pro' })).toEqual({ tier: 'pro', annual: false })
})

it('a change carries what was shown, and no more of it than we seal', () => {
  expect(isValid(changePlanSchema, { tier: 'pro' })).toBe(false)
  expect(isValid(changePlanSchema, { tier: 'pro', quote: 'x'.repeat(2000) })).toBe(true)
  expect(isValid(changePlanSchema, { tier: 'pro', quote: 'x'.repeat(2001) })).toBe(false)
})

it('the subscription screen has four buttons', () => {
  for (const intent of ['cancel', 'resume', 'keep', 'portal'])
    expect(v.parse(managePlanSchema, { intent })).toEqual({ intent })
  expect(isValid(managePlanSchema, { intent: 'refund' })).toBe(false)
  expect(isValid(managePlanSchema, {})).toBe(false)
})

it('a mistake is worded for whoever made it', () => {
  const messageFor = (schema: v.GenericSchema, input: unknown) =>
    v.safeParse(schema, input).issues?.[0].message
  expect(messageFor(checkoutSchema, { tier: 'gold' })).toBe('Choose one of the three plans')
  expect(messageFor(selectTierSchema, { tier: 'gold' })).toBe('Choose one of the three plans')
  expect(messageFor(managePlanSchema, { intent: 'refund' })).toBe('Choose one of the buttons')
  expect(messageFor(checkoutSchema, { tier: 'pro', code: 'X'.repeat(61) })).toBe(
    'A code has no more than 60 characters',
  )
})
