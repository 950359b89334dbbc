/** What copying from a page brings along and nobody sees. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const PROFILE = /^(?:at:\/\/|https?:\/\/[^/]{1,253}\/profile\/)/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const DID = /^did:(?:plc:[a-z2-7]{24}|web:[a-z\d.-]{1,253})$/
const LONGEST_HANDLE = 253

/**
 * The account that somebody means by what they typed: `ada.example`, `@ada.example`, the address of a profile, and a DID
 * as it is. A name without a dot is one at Bluesky's own server, `ada.bsky.social`. In lower case; null when no account
 * can be read. Whether there is such an account is not asked.
 */
export function readBlueskyHandle(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 1000) return null
  const typed = input.replace(UNSEEN, '').trim().toLowerCase().replace(PROFILE, '')
  const name = (typed.split(/[/?#]/, 1)[0] ?? '').replace(/^@/, '')
  if (DID.test(name)) return name
  const handle = name.includes('.') || name === '' ? name : `${name}.bsky.social`
  const labels = handle.split('.')
  const isHandle =
    handle.length <= LONGEST_HANDLE &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    /^[a-z]/.test(labels.at(-1) ?? '')
  return isHandle ? handle : null
}
