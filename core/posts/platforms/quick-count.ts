import { endOfAddress } from '../../shared/address-end.ts'
import { graphemesOf } from '../../shared/graphemes.ts'
import { countGraphemes } from '../../shared/text.ts'
import { utf8Length } from '../../shared/utf8-length.ts'
import { type PlatformId, platformOf } from './platforms.ts'

const LINK = /https?:\/\/[^\s<>"“”]+/giu
const BEHIND = `.,;:!?'’]`
// Mastodon counts @name@server as @name.
const REMOTE_MENTION = /(@[\w.-]+)@[\w.-]+\.\w+/gu
/** Where X may count otherwise than one by one: an address has a point within, and beyond these ranges weights differ. */
const WEIGHTED = /\S\.\S|[^\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u

const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3/u

/**
 * How many characters the network counts, as far as that can be told without X's own library, which is too large for the
 * first script of a page: null for a text on X with an address in it, or with other characters than letters of Europe.
 * Text that is none has 0.
 */
export function quickCountFor(platform: PlatformId, text: string): number | null {
  if (typeof text !== 'string') return 0
  const { counting, linkLength, bytesPerCharacter } = platformOf(platform)
  if (counting === 'weighted') {
    const composed = text.normalize()
    return WEIGHTED.test(composed) ? null : composed.length
  }
  if (counting === 'units') return text.length
  if (counting === 'emoji_bytes' && EMOJI.test(text)) return emojiBytesLength(text)
  if (bytesPerCharacter !== null)
    return Math.max(countGraphemes(text), Math.ceil(utf8Length(text) / bytesPerCharacter))
  if (linkLength === null) return countGraphemes(text)
  let links = 0
  const withoutLinks = text.replace(LINK, link => {
    links += 1
    return link.slice(endOfAddress(link, BEHIND))
  })
  const counted = platform === 'mastodon' ? withoutLinks.replace(REMOTE_MENTION, '$1') : withoutLinks
  return countGraphemes(counted) + links * linkLength
}

function emojiBytesLength(text: string): number {
  let length = 0
  for (const { segment } of graphemesOf(text)) length += EMOJI.test(segment) ? utf8Length(segment) : 1
  return length
}
