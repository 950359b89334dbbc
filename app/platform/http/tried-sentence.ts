import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { readTriedSentence, type TriedSentence } from '#core/site/tried-sentence.ts'

const NAME = 'tried_sentence'
const WEEK = 7 * 24 * 60 * 60
/** What browsers keep in one cookie (4096) less its name and attributes. */
const MOST = 3600

/** What this browser's visitor tried the score with and wished to begin with; anybody may have written it. */
export function readTried(request: Request): TriedSentence | null {
  const packed = readCookie(request, NAME)
  if (!packed) return null
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: 16_384 })
    return readTriedSentence(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

/** The cookie that carries it for a week; with null, or where it is too long for a cookie, the one that ends it. */
export function triedCookie(tried: TriedSentence | null): string {
  const packed = tried ? deflateRawSync(JSON.stringify(tried)).toString('base64url') : ''
  return packed === '' || packed.length > MOST
    ? writeCookie(NAME, '', { maxAge: 0 })
    : writeCookie(NAME, packed, { maxAge: WEEK })
}
