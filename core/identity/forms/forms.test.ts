import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { codeSchema, forgotPasswordSchema, newPasswordSchema, resendSchema } from './recovery.ts'
import { registerSchema } from './register.ts'
import { magicLinkRegisterSchema, magicLinkSchema, signInSchema } from './sign-in.ts'

/** The messages by field, as a form shows them. */
function problems(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const result = v.safeParse(schema, input)
  if (result.success) return {}
  const flat = v.flatten(result.issues)
  return { ...flat.nested } as Record<string, string[]>
}

const person = {
  name: ' Ada Lovelace ',
  email: 'Ada@Example.com ',
  password: 'Analytical1',
  confirmPassword: 'Analytical1',
  terms: true,
}

describe('the sign-in form', () => {
  it('asks for both fields', () => {
    expect(problems(signInSchema, {})).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    })
    expect(problems(signInSchema, { email: ' ', password: '' })).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    })
  })

  it('asks for a real address', () => {
    for (const email of ['ada', 'ada@b', 'a b@c.d', `${'a'.repeat(260)}@b.c`]) {
      expect(problems(signInSchema, { email, password: 'x' })).toEqual({
        email: ['Please enter a valid email address'],
      })
    }
  })

  it('gives back the address as stored and the password as typed', () => {
    expect(v.parse(signInSchema, { email: ' Ada@Example.com', password: ' x ', remember: true })).toEqual({
      email: 'ada@example.com',
      password: ' x ',
      remember: true,
    })
  })

  it('refuses a password too long to hash', () => {
    expect(problems(signInSchema, { email: 'a@b.c', password: 'x'.repeat(1025) })).toHaveProperty('password')
  })
})

describe('the register form', () => {
  it('accepts a person', () => {
    expect(v.parse(registerSchema, person)).toEqual({
      ...person,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      referralCode: '',
      tier: null,
      annual: false,
    })
  })

  it('takes a plan of ours along, and no other', () => {
    expect(v.parse(registerSchema, { ...person, tier: 'pro', annual: true })).toMatchObject({
      tier: 'pro',
      annual: true,
    })
    expect(v.parse(registerSchema, { ...person, tier: 'gold' })).toMatchObject({ tier: null })
    expect(
      v.parse(magicLinkRegisterSchema, {
        email: person.email,
        terms: true,
        tier: 'creator',
        referralCode: ' maya-20 ',
      }),
    ).toMatchObject({ tier: 'creator', annual: false, referralCode: 'maya20' })
  })

  it('says all that is missing at once', () => {
    expect(problems(registerSchema, {})).toEqual({
      name: ['Name is required'],
      email: ['Email is required'],
      password: ['Password is required'],
      confirmPassword: ['Please confirm your password'],
      terms: ['You must accept the terms of service'],
    })
  })

  it.each(['short1A', 'nouppercase1', 'NoNumberHere'])('refuses the password %s', password => {
    expect(problems(registerSchema, { ...person, password, confirmPassword: password })).toEqual({
      password: ['Password must be at least 8 characters and contain a number and uppercase letter'],
    })
  })

  it('says that the passwords differ, also when another field is wrong', () => {
    expect(problems(registerSchema, { ...person, confirmPassword: 'Other1234' })).toEqual({
      confirmPassword: ['Passwords do not match'],
    })
    expect(problems(registerSchema, { ...person, name: ' ', confirmPassword: 'Other1234' })).toEqual({
      name: ['Name is required'],
      confirmPassword: ['Passwords do not match'],
    })
  })

  it('insists on the terms', () => {
    for (const terms of [false, undefined, 'yes']) {
      expect(problems(registerSchema, { ...person, terms })).toEqual({
        terms: ['You must accept the terms of service'],
      })
    }
  })
})

describe('the smaller forms', () => {
  it('need an address for a magic link, and the terms when registering', () => {
    expect(problems(magicLinkSchema, { email: 'ada' })).toEqual({
      email: ['Please enter a valid email address'],
    })
    expect(v.parse(magicLinkSchema, { email: 'Ada@b.c' })).toEqual({ email: 'ada@b.c', remember: false })
    expect(problems(magicLinkRegisterSchema, { email: 'ada@b.c' })).toEqual({
      terms: ['You must accept the terms of service'],
    })
  })

  it('need an at sign for a forgotten password', () => {
    for (const email of ['', 'ada', undefined]) {
      expect(problems(forgotPasswordSchema, { email })).toEqual({
        email: ['Please enter a valid email address'],
      })
    }
    expect(v.parse(forgotPasswordSchema, { email: ' A@b ' })).toEqual({ email: 'a@b' })
  })

  it('need an address for the confirmation mail', () => {
    for (const email of ['', '  ', undefined]) {
      expect(problems(resendSchema, { email })).toEqual({ email: ['Please enter your email address'] })
    }
    expect(v.parse(resendSchema, { email: 'Ada@b.c' })).toEqual({ email: 'ada@b.c' })
  })

  it('set a new password under the same rules', () => {
    expect(problems(newPasswordSchema, { password: 'weak', confirmPassword: 'weak' })).toEqual({
      password: ['Password must be at least 8 characters and contain a number and uppercase letter'],
    })
    expect(problems(newPasswordSchema, { password: 'Analytical1', confirmPassword: 'Analytical2' })).toEqual({
      confirmPassword: ['Passwords do not match'],
    })
  })

  it('read six digits', () => {
    expect(v.parse(codeSchema, { code: '123 456' })).toEqual({ code: '123456' })
    expect(problems(codeSchema, { code: '12345' })).toEqual({
      code: ['Enter the 6 digits from the email'],
    })
  })
})
