import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pushPayload, readPushSubscription } from './push.ts'

const GOOD = { endpoint: 'https://push.example/abc', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }

describe('a browser that wants messages', () => {
  it('is read as it was given, and nothing else is', () => {
    expect(readPushSubscription({ ...GOOD, more: 1 })).toEqual(GOOD)
    for (const wrong of [
      { ...GOOD, endpoint: 'file:///etc/passwd' },
      { ...GOOD, endpoint: `https://push.example/${'a'.repeat(1000)}` },
      { ...GOOD, p256dh: 'a'.repeat(87) },
      { ...GOOD, auth: '' },
      null,
    ])
      expect(readPushSubscription(wrong)).toBeNull()
    fc.assert(fc.property(fc.anything(), input => readPushSubscription(input) === null))
  })
})

describe('a message to a browser', () => {
  it('fits into what every service takes, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 100, maxLength: 350 }),
        fc.string({ unit: 'binary', minLength: 100, maxLength: 350 }),
        (title, body) => {
          const text = pushPayload({ title, body, path: `/app/${'a'.repeat(295)}`, tag: 'a'.repeat(32) })
          expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(3000)
          expect([...JSON.parse(text).title].length).toBeLessThanOrEqual(120)
        },
      ),
      { numRuns: 25 },
    )
    expect(JSON.parse(pushPayload({ title: 'a', body: 'b', path: '/', tag: 't' }))).toEqual({
      title: 'a',
      body: 'b',
      path: '/',
      tag: 't',
    })
  })
})
