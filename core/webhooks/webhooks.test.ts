import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readWebhookAddress } from './address.ts'
import { exampleBody, MOST_BODY_BYTES, webhookBody } from './body.ts'
import {
  isWebhookEventType,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  webhookEventLabel,
} from './events.ts'
import { webhookFormSchema } from './schema.ts'

const APP = 'https://app.example'
const AT = new Date('2026-11-24T09:30:00Z')

describe('the catalogue', () => {
  it.each(WEBHOOK_EVENT_TYPES)('%s has an example whose page is whole', type => {
    const body = JSON.parse(exampleBody(type, APP))
    expect(body).toMatchObject({ type, data: WEBHOOK_EVENTS[type].example })
    expect(body.data.url).toMatch(/^https:\/\/app\.example\/app\/[\w/-]+$/)
    expect(webhookEventLabel(type)).not.toBe(type)
  })

  it('knows its own and nothing else', () => {
    for (const word of ['', 'toString', '__proto__', TEST_EVENT, 'lead.forgotten', null, 1])
      expect(isWebhookEventType(word)).toBe(false)
    expect(webhookEventLabel('lead.forgotten')).toBe('lead.forgotten')
    expect(webhookEventLabel(TEST_EVENT)).toBe('Test event')
  })
})

describe('a body', () => {
  it('is small, is the same each time and holds nothing but what its event has', () => {
    const type = fc.constantFrom(...WEBHOOK_EVENT_TYPES, TEST_EVENT, 'unknown')
    fc.assert(
      fc.property(
        type,
        fc.dictionary(fc.string(), fc.anything()),
        fc.string({ maxLength: 5000 }),
        (kind, rest, long) => {
          const data = { ...rest, postId: long, storyId: long, title: 'A secret', email: 'ada@example.com' }
          const body = webhookBody({ type: kind, occurredAt: AT, data }, APP)
          expect(body).toBe(webhookBody({ type: kind, occurredAt: AT, data }, APP))
          expect(new TextEncoder().encode(body).length).toBeLessThan(MOST_BODY_BYTES)
          const { data: sent, timestamp } = JSON.parse(body)
          const { url, ...values } = sent
          const known = isWebhookEventType(kind) ? Object.keys(WEBHOOK_EVENTS[kind].example) : []
          expect(Object.keys(values).every(name => known.includes(name))).toBe(true)
          expect(new URL(url).origin).toBe(APP)
          expect(timestamp).toBe(AT.toISOString())
        },
      ),
    )
  })
})

describe('an address', () => {
  const read = (text: string) => readWebhookAddress(text, ['localhost:4000'])

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  https://Example.com/a?b=c#d ', 'https://example.com/a?b=c'],
    ['https://example.com:443/', 'https://example.com/'],
    ['http://localhost:4000/x', 'http://localhost:4000/x'],
  ])('%s is %s', (typed, address) => {
    expect(read(typed)).toEqual({ ok: true, address })
  })

  it.each([
    ...['', 'example.com', 'ftp://example.com/', 'javascript:alert(1)', 'http://example.com/'],
    ...['https://example.com:8443/', 'https://user@example.com/', 'https://a:b@example.com/'],
    ...['https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://2130706433/'],
    ...['https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/', 'https://169.254.169.254/'],
    ...['https://localhost/', 'https://localhost./', 'https://a.localhost/', 'https://db.internal/'],
    ...[
      'https://8.8.8.8/',
      'https://intranet/',
      'http://localhost:4001/',
      'http://localhost/',
      'https://１２７.0.0.1/',
    ],
    `https://example.com/${'a'.repeat(500)}`,
  ])('%j is refused', typed => {
    expect(read(typed).ok).toBe(false)
  })
})

describe('the form', () => {
  it('wants an address and an event, and keeps only events there are', () => {
    const events = ['story.added', 'story.added', 'made.up', '__proto__']
    const given = { address: ' https://example.com/ ', description: ' Mine ', events }
    expect(v.parse(webhookFormSchema, given)).toMatchObject({
      address: 'https://example.com/',
      description: 'Mine',
      events: ['story.added'],
    })
    for (const wrong of [{ ...given, address: ' ' }, { ...given, events: ['made.up'] }, {}])
      expect(v.safeParse(webhookFormSchema, wrong).success).toBe(false)
  })
})
