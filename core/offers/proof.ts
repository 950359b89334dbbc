import { CONSENT_TEXTS } from '../stories/consent.ts'
import type { StoryPermission } from '../stories/kinds.ts'
import { type PermissionState, permissionState } from '../stories/permission.ts'

/** Somebody in a story, and what they allow. */
export interface ProofPerson {
  readonly name: string
  readonly permission: StoryPermission
  /** The limits of their permission, in words. */
  readonly scope: string
  /** The last day (UTC); null for no end. */
  readonly expiresOn: string | null
}

export interface ProofStory {
  readonly title: string
  /** What the page would show of it. */
  readonly text: string
  /** Whether that is all of what happened, in their words. */
  readonly isWhole: boolean
  readonly permission: StoryPermission
  readonly permissionExpiresOn: string | null
  readonly people: readonly ProofPerson[]
}

/** Why a story is not on an offer's page. */
export type ProofRefusal = 'revoked' | 'expired' | 'asked' | 'not_site' | 'named' | 'cut' | 'limits'

const REFUSED: Partial<Record<PermissionState, ProofRefusal>> = {
  revoked: 'revoked',
  expired: 'expired',
  asked: 'asked',
}

/**
 * Why a story may not stand on an offer's public page by `now`; null when it may. Everybody in it must allow it. Limits
 * that a customer chose in our form are understood; of limits in other words we cannot know, so they keep a story off.
 */
export function proofRefusal(story: ProofStory, now: Date): ProofRefusal | null {
  const own = { permission: story.permission, expiresOn: story.permissionExpiresOn }
  const whole = REFUSED[permissionState(own, now)]
  if (whole) return whole
  for (const person of story.people) {
    const state = permissionState(person, now)
    const refusal = REFUSED[state] ?? (state === 'limited' ? limitRefusal(person, story) : null)
    if (refusal) return refusal
  }
  return story.people.length === 0 && story.permission === 'limited' ? 'limits' : null
}

/** The limits that a customer can choose, as they are kept: what each asks of the page. */
const LIMITS: readonly (readonly [
  string,
  (person: ProofPerson, story: ProofStory) => ProofRefusal | null,
])[] = [
  [CONSENT_TEXTS.site.without, () => 'not_site'],
  [CONSENT_TEXTS.social.without, () => null],
  [CONSENT_TEXTS.name.without, (person, story) => (isNamed(person.name, story) ? 'named' : null)],
  [CONSENT_TEXTS.shorten.without, (_, story) => (story.isWhole ? null : 'cut')],
]

function limitRefusal(person: ProofPerson, story: ProofStory): ProofRefusal | null {
  const limits = person.scope
    .toLowerCase()
    .split(';')
    .map(limit => limit.trim())
    .filter(limit => limit !== '')
  if (limits.length === 0) return 'limits'
  for (const limit of limits) {
    const known = LIMITS.find(([words]) => words === limit)
    const refusal = known ? known[1](person, story) : 'limits'
    if (refusal) return refusal
  }
  return null
}

/** Does any part of the name, from three letters on, stand in what is shown? */
function isNamed(name: string, { title, text }: ProofStory): boolean {
  const shown = new Set(words(`${title} ${text}`))
  return words(name).some(word => word.length > 2 && shown.has(word))
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
}

/** What the founder reads beside a story that is not on the page. */
export const PROOF_REFUSAL_TEXTS: Readonly<Record<ProofRefusal, string>> = {
  revoked: 'Not on the page: someone in this story has withdrawn permission',
  expired: 'Not on the page: permission from someone in this story has expired',
  asked: 'Not on the page: someone in this story hasn’t given permission yet',
  not_site: 'Not on the page: someone in this story doesn’t want it on a website',
  named: 'Not on the page: it names someone who asked you not to use their name',
  cut: 'Not on the page: someone in this story asked for their own words, uncut',
  limits: 'Not on the page: someone’s permission has limits that only you can judge',
}

/** What an offer's page shows of a story: what backs it up, else what came of it, else the first paragraph of it. */
export function proofText(story: {
  readonly proof: string
  readonly result: string
  readonly body: string
}): string {
  const [first = ''] = story.body.trim().split(/\n\s*\n/)
  return story.proof.trim() || story.result.trim() || first.trim()
}
