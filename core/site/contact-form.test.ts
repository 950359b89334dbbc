import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contactSchema, contactTopic, newsletterSchema } from './contact-form.ts'

const whole = { name: 'Ada', email: ' Ada@Example.com ', topic: 'sales', message: 'Hello' }

it('takes a whole message and stores its address as addresses are stored', () => {
  expect(v.parse(contactSchema, whole)).toMatchObject({ email: 'ada@example.com', topic: 'sales' })
})

it.each([
  ['name', '  ', 'Enter your name'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['message', '', 'Enter a message'],
])('refuses %s = %j', (field, value, message) => {
  const result = v.safeParse(contactSchema, { ...whole, [field]: value })
  expect(result.issues?.map(issue => issue.message)).toEqual([message])
})

it('an unknown topic is a question', () => {
  expect(contactTopic('__proto__')).toBe('question')
  expect(v.parse(contactSchema, { ...whole, topic: 'x' }).topic).toBe('question')
})

it('the newsletter wants an address and nothing else', () => {
  expect(v.is(newsletterSchema, { email: 'a@b.co' })).toBe(true)
  expect(v.is(newsletterSchema, {})).toBe(false)
})
