import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReferral, referralContext, withTypedCode } from './referral.ts'

const now = new Date('2026-11-20T12:00:00Z')
const keys = ['ref', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign']

describe('parseReferral', () => {
  it('reads the five keys', () => {
    const params = new URLSearchParams(
      'ref=AB-12&referrer=ada&utm_source=mail&utm_medium=email&utm_campaign=spring&other=1',
    )
    expect(parseReferral(params, now)).toEqual({
      referralCode: 'AB12',
      referredBy: 'ada',
      utmSource: 'mail',
      utmMedium: 'email',
      utmCampaign: 'spring',
      timestamp: now,
    })
  })

  it('leaves absent parts null', () => {
    expect(parseReferral(new URLSearchParams('utm_source=mail'), now)).toEqual({
      referralCode: null,
      referredBy: null,
      utmSource: 'mail',
      utmMedium: null,
      utmCampaign: null,
      timestamp: now,
    })
  })

  it('is null when nothing is there, or nothing is left', () => {
    for (const query of ['', 'tier=pro', 'ref=', 'ref=---&utm_source=%20', 'referrer=%3Cscript%3E']) {
      expect(parseReferral(new URLSearchParams(query), now)).toBeNull()
    }
  })

  it('is null for what are no parameters, and dates what has no date at the epoch', () => {
    for (const params of [undefined, null, 'ref=A1', {}, { get: 1 }]) {
      expect(parseReferral(params as unknown as URLSearchParams, now)).toBeNull()
    }
    for (const moment of [undefined, null, 'soon', new Date(Number.NaN)]) {
      expect(parseReferral(new URLSearchParams('ref=A1'), moment as Date)).toMatchObject({
        referralCode: 'A1',
        timestamp: new Date(0),
      })
    }
  })

  it('keeps nothing active and nothing endless', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.string({ maxLength: 600 }), (key, value) => {
        const referral = parseReferral(new URLSearchParams([[key, `<script>${value}javascript:`]]), now)
        for (const [name, text] of Object.entries(referral ?? {})) {
          if (typeof text !== 'string') continue
          expect(text.length).toBeLessThanOrEqual(name === 'referralCode' ? 20 : 200)
          expect(text).not.toMatch(/<script|javascript:/i)
        }
      }),
    )
  })

  it('names its parts as the event does', () => {
    const referral = parseReferral(new URLSearchParams('ref=A1&referrer=ada&utm_source=mail'), now)
    expect(referral && referralContext(referral)).toEqual({
      referral_source: 'ada',
      referral_code: 'A1',
      utm_source: 'mail',
      utm_medium: null,
      utm_campaign: null,
      referred_by: 'ada',
    })
  })
})

describe('withTypedCode', () => {
  const came = parseReferral(new URLSearchParams('ref=LINK&utm_source=mail'), now)

  it('takes the code that was typed, and keeps the rest of how somebody came', () => {
    expect(withTypedCode(came, 'TYPED', now)).toEqual({ ...came, referralCode: 'TYPED' })
    expect(withTypedCode(null, 'TYPED', now)).toMatchObject({ referralCode: 'TYPED', utmSource: null })
  })

  it('leaves how somebody came alone where nothing was typed', () => {
    expect(withTypedCode(came, '', now)).toBe(came)
    expect(withTypedCode(null, '', now)).toBe(null)
  })
})
