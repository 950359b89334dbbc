import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('the mailbox behind an address', () => {
  it.each([
    ['ada@example.test', 'ada@example.test'],
    [' ADA@Example.test ', 'ada@example.test'],
    ['ada+1@example.test', 'ada@example.test'],
    ['ada+a+b@example.test', 'ada@example.test'],
    ['a.d.a@example.test', 'a.d.a@example.test'],
    ['a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['ａda@gmail.com', 'ada@gmail.com'],
    ['ada@example.test.', 'ada@example.test'],
    ['+only@example.test', '+only@example.test'],
    ['...@gmail.com', '...@gmail.com'],
    ['nobody', ''],
    ['', ''],
    [null, ''],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('is the same for every tag, and for its own answer', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom('example.test', 'gmail.com'), (name, tag, domain) => {
        const mailbox = mailboxOf(`${name}@${domain}`)
        expect(mailboxOf(`${name}+${tag}@${domain}`)).toBe(mailbox)
        expect(mailboxOf(mailbox)).toBe(mailbox)
      }),
    )
    fc.assert(
      fc.property(fc.emailAddress(), email => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email))
      }),
    )
  })
})
