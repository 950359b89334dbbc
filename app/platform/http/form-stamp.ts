import { createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '#app/config.server.ts'

/** A person needs longer than this to fill in a form; a machine does not. */
const QUICK_MS = 1_500
/** A form left open longer is sent again by a person who is asked to. */
const STALE_MS = 24 * 60 * 60 * 1000

/** When a form was opened, signed so that it cannot be made up. Goes along in a hidden field. */
export function formStamp(now: Date = new Date()): string {
  const at = String(now.getTime())
  return `${at}.${sign(at)}`
}

/** Was the form sent at a person's pace? A missing or made-up stamp was not. */
export function isHumanPace(stamp: string, now: Date = new Date()): boolean {
  const [at = '', signature = ''] = stamp.split('.')
  const expected = Buffer.from(sign(at))
  const received = Buffer.from(signature)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return false
  const age = now.getTime() - Number(at)
  return age >= QUICK_MS && age <= STALE_MS
}

function sign(at: string): string {
  return createHmac('sha256', config().sessionSecret).update(`form:${at}`).digest('base64url')
}
