import { sanitiseText } from '../shared/sanitise/text.ts'
import { sanitiseReferralCode } from '../shared/sanitise/values.ts'
import { truncateUnits } from '../shared/text.ts'
import { readInstant } from '../shared/untrusted.ts'

/** Who sent a visitor; absent parts are `null`. */
export interface Referral {
  readonly referralCode: string | null
  readonly referredBy: string | null
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly utmCampaign: string | null
  readonly timestamp: Date
}

/** Longer values are no campaign's name; they would only fill the cookie. */
const LONGEST = 200

/**
 * Reads ref, referrer, utm_source, utm_medium and utm_campaign, each sanitised.
 * `null` when none of them is there with anything left in it, or `params` are none. When `now` is no date `timestamp` is
 * the epoch.
 */
export function parseReferral(params: URLSearchParams, now: Date): Referral | null {
  if (!(params instanceof URLSearchParams)) return null
  const referral = {
    referralCode: sanitiseReferralCode(params.get('ref')) || null,
    referredBy: readShort(params.get('referrer')),
    utmSource: readShort(params.get('utm_source')),
    utmMedium: readShort(params.get('utm_medium')),
    utmCampaign: readShort(params.get('utm_campaign')),
  }
  if (Object.values(referral).every(value => value === null)) return null
  return { ...referral, timestamp: new Date(readInstant(now) ?? 0) }
}

/** Who sent a visitor, with the code they typed themselves before the one of the link they came by. */
export function withTypedCode(referral: Referral | null, code: string, now: Date): Referral | null {
  if (code === '') return referral
  if (referral) return { ...referral, referralCode: code }
  return parseReferral(new URLSearchParams({ ref: code }), now)
}

/** The context of the `referral_attributed` event. */
export function referralContext(referral: Referral): Record<string, string | null> {
  return {
    referral_source: referral.referredBy ?? referral.utmSource,
    referral_code: referral.referralCode,
    utm_source: referral.utmSource,
    utm_medium: referral.utmMedium,
    utm_campaign: referral.utmCampaign,
    referred_by: referral.referredBy,
  }
}

function readShort(value: string | null): string | null {
  return truncateUnits(sanitiseText(value), LONGEST).trim() || null
}
