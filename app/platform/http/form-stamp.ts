import { config, type SecretPair } from '#app/config.server.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.ts'

/** A person needs longer than this to fill in a form; a machine does not. */
const QUICK_MS = 1_500
/** A form left open longer is sent again by a person who is asked to. */
const STALE_MS = 24 * 60 * 60 * 1000

let last: { at: string; secret: SecretPair; stamp: string } | null = null

/** When a form was opened, signed so that it cannot be made up. Goes along in a hidden field. */
export function formStamp(now: Date = new Date()): string {
  const at = String(now.getTime())
  const { sessionSecret: secret } = config()
  // All forms of one millisecond have the same: under load signing each would be a third of what their pages cost.
  if (last?.at !== at || last.secret !== secret) {
    last = { at, secret, stamp: `${at}.${sign(at, secret, 'form')}` }
  }
  return last.stamp
}

/** Was the form sent at a person's pace? A missing or made-up stamp was not. */
export function isHumanPace(stamp: string, now: Date = new Date()): boolean {
  const [at = '', ...signature] = stamp.split('.')
  if (!isSigned(at, signature.join('.'), config().sessionSecret, 'form')) return false
  const age = now.getTime() - Number(at)
  return age >= QUICK_MS && age <= STALE_MS
}
