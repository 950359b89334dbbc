import { addDays } from '../shared/time.ts'
import type { StoryPermission } from './kinds.ts'

/** The boxes a customer can tick, in order; the first one is needed, since without it nothing may be kept. */
export const CONSENTS = ['tell', 'name', 'social', 'site', 'shorten'] as const
export type Consent = (typeof CONSENTS)[number]

/** `wording` is what is agreed to, word for word; `without` is the limit when the box was left empty. */
export const CONSENT_TEXTS: Readonly<
  Record<Consent, { readonly wording: string; readonly without: string }>
> = {
  tell: { wording: 'You may share my story in public.', without: '' },
  name: { wording: 'You may use my name with it.', without: 'without their name' },
  social: { wording: 'You may share it on social media.', without: 'not on social media' },
  site: {
    wording: 'You may share it on your website and in your newsletter.',
    without: 'not on the website or in the newsletter',
  },
  shorten: {
    wording: 'You may shorten it, as long as it still means the same.',
    without: 'only in their own words, uncut',
  },
}

/** How long a permission lasts, in days; null for no end. */
export const CONSENT_LENGTHS = { always: null, year: 365, two_years: 730 } as const
export type ConsentLength = keyof typeof CONSENT_LENGTHS

export const CONSENT_LENGTH_TEXTS: Readonly<Record<ConsentLength, string>> = {
  always: 'Until I withdraw permission',
  year: 'For one year',
  two_years: 'For two years',
}

/** What an answer allows, as it is kept with the person. */
export interface GivenConsent {
  readonly permission: StoryPermission
  readonly scope: string
  readonly wording: string
  /** The last day (UTC), YYYY-MM-DD; null for no end. */
  readonly expiresOn: string | null
}

/**
 * The permission that ticked boxes give by `now`: granted when every box is ticked, limited by each that is not, and
 * 'none' without the first. Boxes that do not exist say nothing; more boxes never allow less.
 */
export function givenConsent(ticked: readonly string[], lasts: ConsentLength, now: Date): GivenConsent {
  const boxes = CONSENTS.filter(consent => Array.isArray(ticked) && ticked.includes(consent))
  if (!boxes.includes('tell')) return { permission: 'none', scope: '', wording: '', expiresOn: null }
  const missing = CONSENTS.filter(consent => !boxes.includes(consent))
  const scope = missing.map(consent => CONSENT_TEXTS[consent].without).join('; ')
  const days = Object.hasOwn(CONSENT_LENGTHS, lasts) ? CONSENT_LENGTHS[lasts] : null
  const day = now.toISOString().slice(0, 10)
  return {
    permission: missing.length === 0 ? 'granted' : 'limited',
    scope: scope.charAt(0).toUpperCase() + scope.slice(1),
    wording: [...boxes.map(consent => CONSENT_TEXTS[consent].wording), `Given by form on ${day}.`].join(' '),
    expiresOn: days === null ? null : addDays(now, days).toISOString().slice(0, 10),
  }
}
