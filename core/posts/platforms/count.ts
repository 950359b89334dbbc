import { countGraphemes, trimEndOf } from '../../shared/text.ts'
import { type PlatformId, platformOf } from './platforms.ts'

const LINK = /https?:\/\/[^\s<>"“”]+/giu
// X turns a bare domain into a link as well; these endings are the ones founders of ours use.
const LINK_OR_DOMAIN =
  /(?:https?:\/\/[^\s<>"“”]+|(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|co|uk|ie|eu|io|app|dev|me|info|shop|blog|studio|design)(?![\w-])(?:\/[^\s<>"“”]*)?)/giu
const TRAILING = `.,;:!?'’)]`
// Mastodon counts @name@server as @name.
const REMOTE_MENTION = /(@[\w.-]+)@[\w.-]+\.\w+/gu
const PLAIN = /^[\n\r\t -~]*$/
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** X's single-weight ranges (twitter-text, configuration 3). */
function weightOf(codePoint: number): number {
  const single =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247)
  return single ? 1 : 2
}

function weightedLength(text: string): number {
  if (PLAIN.test(text)) return text.length
  let length = 0
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment)) {
      length += 2
      continue
    }
    for (const character of segment.normalize('NFC')) length += weightOf(character.codePointAt(0) ?? 0)
  }
  return length
}

function graphemeLength(text: string): number {
  return PLAIN.test(text) && !text.includes('\r') ? text.length : countGraphemes(text)
}

/** How many characters the network counts; text that is none has 0. */
export function countFor(platform: PlatformId, text: string): number {
  if (typeof text !== 'string') return 0
  const { counting, linkLength } = platformOf(platform)
  const measure = counting === 'weighted' ? weightedLength : graphemeLength
  if (linkLength === null) return measure(text)
  let links = 0
  const withoutLinks = text.replace(platform === 'twitter' ? LINK_OR_DOMAIN : LINK, link => {
    links += 1
    return link.slice(trimEndOf(link, TRAILING).length)
  })
  const counted = platform === 'mastodon' ? withoutLinks.replace(REMOTE_MENTION, '$1') : withoutLinks
  return measure(counted) + links * linkLength
}

/** Characters left before the limit; negative when the text is too long. */
export function remainingFor(platform: PlatformId, text: string): number {
  return platformOf(platform).limit - countFor(platform, text)
}

/** Does the text fit the network? */
export function fitsPlatform(platform: PlatformId, text: string): boolean {
  return remainingFor(platform, text) >= 0
}

const ELLIPSIS = '…'

/** The text cut to the network's limit, at a word where one is near, with an ellipsis; a text that fits is unchanged. */
export function cutToPlatform(platform: PlatformId, text: string): string {
  if (typeof text !== 'string') return ''
  if (fitsPlatform(platform, text)) return text
  const characters = Array.from(graphemes.segment(text), part => part.segment)
  let low = 0
  let high = Math.min(characters.length, platformOf(platform).limit * 4)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const candidate = characters.slice(0, middle).join('') + ELLIPSIS
    if (fitsPlatform(platform, candidate)) low = middle
    else high = middle - 1
  }
  const cut = characters.slice(0, low).join('')
  const space = cut.search(/\s\S*$/u)
  const atWord = space > cut.length * 0.6 ? cut.slice(0, space) : cut
  const ended = trimEndOf(atWord, ' \n\r\t.,;:!?…–—-') + ELLIPSIS
  return fitsPlatform(platform, ended) ? ended : cut + ELLIPSIS
}
