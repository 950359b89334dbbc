import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CONSENT_LENGTHS, CONSENTS, type ConsentLength, givenConsent } from './consent.ts'
import { ASK_MESSAGES, answerSchema, requestExpiresAt, requestSchema, requestState } from './request.ts'

const now = new Date('2026-11-20T12:00:00Z')
const boxes = fc.subarray([...CONSENTS])
const lengths = fc.constantFrom(...(Object.keys(CONSENT_LENGTHS) as ConsentLength[]))

describe('the boxes a customer ticks', () => {
  it('grant everything when all are ticked, and name each limit otherwise', () => {
    expect(givenConsent(CONSENTS, 'always', now)).toMatchObject({
      permission: 'granted',
      scope: '',
      expiresOn: null,
    })
    expect(givenConsent(['tell', 'social', 'shorten'], 'year', now)).toEqual({
      permission: 'limited',
      scope: 'Without their name; not on the website or in the newsletter',
      wording:
        'You may share my story in public. You may share it on social media. You may shorten it, as long as it still means the same. Given by form on 2026-11-20.',
      expiresOn: '2027-11-20',
    })
    expect(givenConsent(['name'], 'always', now).permission).toBe('none')
  })
  it('never allow more with fewer of them', () => {
    const rank = { none: 0, limited: 1, granted: 2 } as Record<string, number>
    fc.assert(
      fc.property(boxes, fc.constantFrom(...CONSENTS), lengths, (some, more, lasts) => {
        const few = givenConsent(some, lasts, now)
        const many = givenConsent([...some, more], lasts, now)
        expect(rank[many.permission]).toBeGreaterThanOrEqual(rank[few.permission] ?? 0)
        expect(few.scope.length).toBeLessThanOrEqual(500)
        expect(few.wording.length).toBeLessThanOrEqual(2000)
      }),
    )
  })
})

describe('the customer’s form', () => {
  const answer = { name: 'Ines', change: 'I sleep again.', consent: ['tell'] }
  it('takes one answer of three with the first box ticked', () => {
    expect(v.parse(answerSchema, answer)).toMatchObject({ ...answer, before: '', lasts: 'always' })
  })
  it('says what is missing beside the field', () => {
    const messages = (over: object) =>
      v.safeParse(answerSchema, { ...answer, ...over }).issues?.map(issue => issue.message)
    expect(messages({ change: ' ' })).toEqual([ASK_MESSAGES.answerRequired])
    expect(messages({ consent: ['name'] })).toEqual([ASK_MESSAGES.consentRequired])
    expect(messages({ name: '' })).toEqual([ASK_MESSAGES.nameRequired])
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), posted => {
        v.safeParse(answerSchema, posted)
        v.safeParse(requestSchema, posted)
      }),
    )
  })
})

describe('a request', () => {
  const made = { answeredAt: null, revokedAt: null, expiresAt: requestExpiresAt(now) }
  it('is open for 30 days, until it is answered or taken back', () => {
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(requestState(made, later(29.9))).toBe('open')
    expect(requestState(made, later(30))).toBe('expired')
    expect(requestState({ ...made, revokedAt: now }, now)).toBe('revoked')
    expect(requestState({ ...made, answeredAt: now }, later(90))).toBe('answered')
  })
})
