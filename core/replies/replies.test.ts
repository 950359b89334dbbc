import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MOST_ADDRESS, mailtoAddress, whatsappAddress, whatsappNumber } from './addresses.ts'
import { MOST_TRIES, UNCLEAR_PROBLEM, weighReply } from './attempts.ts'
import { fillTemplate, firstNameOf, PLACEHOLDERS, unknownPlaces } from './fill.ts'
import { replySchema, senderSchema, templateSchema } from './schema.ts'
import { STARTER_TEMPLATES } from './starters.ts'

const VALUES = { first_name: 'Jo', name: 'Jo Blake', company: 'Blake & Co', brand: 'Hearth', sender: 'Maya' }

describe('templates', () => {
  it('are filled in with what is known, and with something civil where it is not', () => {
    expect(fillTemplate('Hello {{first_name}} of {{ Company }}', VALUES)).toBe('Hello Jo of Blake & Co')
    expect(fillTemplate('Hello {{first_name}}', { ...VALUES, first_name: ' ' })).toBe('Hello there')
  })

  it('leave what they do not know as it stands, and say so', () => {
    expect(fillTemplate('{{price}} {{constructor}}', VALUES)).toBe('{{price}} {{constructor}}')
    expect(unknownPlaces('{{price}} {{name}} {{price}}')).toEqual(['price'])
  })

  it('never fill in twice what somebody’s name holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.keys(PLACEHOLDERS)), (name, place) => {
        const hostile = `{{${place}}}${name}`
        const filled = fillTemplate('{{name}}', { ...VALUES, name: hostile })
        expect(filled).toBe(hostile.trim())
      }),
    )
  })

  it('come with three to begin with that the form would take', () => {
    expect(STARTER_TEMPLATES).toHaveLength(3)
    for (const starter of STARTER_TEMPLATES) {
      expect(v.parse(templateSchema, starter)).toEqual({ id: '', ...starter })
      expect(unknownPlaces(starter.subject + starter.body)).toEqual([])
    }
  })

  it('call people by the first of their names', () => {
    expect(firstNameOf('  Jo   Blake ')).toBe('Jo')
    expect(firstNameOf('')).toBe('')
  })
})

describe('addresses that open another program', () => {
  it('carry the words whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (subject, text) => {
        const body = text.toWellFormed()
        const address = mailtoAddress('jo+a@example.com', { subject: subject.toWellFormed(), body })
        if (address === null) return
        expect(address.startsWith('mailto:jo%2Ba@example.com?')).toBe(true)
        expect(decodeURIComponent(address.split('body=').at(-1) ?? '')).toBe(body.replace(/\r?\n/g, '\r\n'))
      }),
    )
  })

  it('are not made where there is no address, or more than a browser hands over', () => {
    expect(mailtoAddress('', { subject: '', body: 'Hello' })).toBeNull()
    expect(mailtoAddress('jo@example.com', { subject: '', body: 'x'.repeat(MOST_ADDRESS) })).toBeNull()
    expect(whatsappAddress('+44 7700 900123', { body: 'x'.repeat(MOST_ADDRESS) })).toBeNull()
    expect(whatsappAddress('020 7946 0958', { body: 'Hello' })).toBeNull()
  })

  it.each([
    ['+44 7700 900123', '447700900123'],
    ['+44 (0)7700 900123', '447700900123'],
    ['0044 7700 900123', '447700900123'],
    ['07700 900123', '447700900123'],
    ['+353 86 123 4567', '353861234567'],
    ['0861234567', null],
    ['020 7946 0958', null],
    ['+0 123456789', null],
    ['', null],
  ])('know the country of %s or leave it', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number)
  })

  it('never give anything but digits', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+()0-9 ./-]{3,50}$/))
    fc.assert(
      fc.property(typed, phone => {
        expect(whatsappNumber(phone) ?? '0').toMatch(/^\d{1,15}$/)
      }),
    )
  })
})

describe('a reply through a mail server', () => {
  it('is tried again only where nothing of it was taken', () => {
    expect(weighReply({ kind: 'sent' }, 1)).toEqual({ state: 'sent', problem: '' })
    expect(weighReply({ kind: 'refused', detail: '550 No such user' }, 1)).toMatchObject({ state: 'failed' })
    expect(weighReply({ kind: 'unclear', detail: '' }, 1)).toEqual({
      state: 'failed',
      problem: UNCLEAR_PROBLEM,
    })
  })

  it('ends after five tries, each later than the one before', () => {
    const waits: number[] = []
    for (let tries = 1; ; tries++) {
      const outcome = weighReply({ kind: 'later', detail: '421' }, tries)
      if (outcome.state !== 'waiting') {
        expect(tries).toBe(MOST_TRIES)
        break
      }
      waits.push(outcome.waitMs)
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(new Set(waits).size).toBe(MOST_TRIES - 1)
  })
})

describe('what is typed', () => {
  it('needs words', () => {
    expect(v.safeParse(replySchema, { body: ' ' }).issues?.[0].message).toBe('Write your reply')
    expect(v.safeParse(templateSchema, { body: 'x' }).issues?.[0].message).toBe('Name the template')
  })

  const sender = {
    host: 'smtp.example.com',
    port: '465',
    username: 'u',
    password: ' p ',
    fromAddress: 'a@b.co',
  }

  it('names a server, not an address of one or a path', () => {
    expect(v.parse(senderSchema, sender)).toMatchObject({ port: 465, password: ' p ', fromName: '' })
    for (const host of ['http://x', 'a b', 'smtp.example.com/x', '[::1]', 'a\r\nb', '-x'])
      expect(v.safeParse(senderSchema, { ...sender, host }).success).toBe(false)
    for (const port of ['0', '65536', '1e3', '-1', ''])
      expect(v.safeParse(senderSchema, { ...sender, port }).success).toBe(false)
  })
})
