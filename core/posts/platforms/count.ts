import parseTweet from 'twitter-text/dist/parseTweet.js'
import { graphemesOf } from '../../shared/graphemes.ts'
import { trimEndOf } from '../../shared/trim-end-of.ts'
import { type PlatformId, platformOf } from './platforms.ts'
import { quickCountFor } from './quick-count.ts'

/** No address and no emoji reaches over white space, so each word counts for itself. */
const WORDS = /[ \t\r\n]+/
/** The library takes time with the square of a word's length; a longer word is counted in parts. */
const LONGEST_WORD = /.{1,500}/gsu
/** An address counts alike however long it is, so its beginning is enough. */
const LONG_ADDRESS = /(https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]{400})[\w.~:/?#[\]@!$&'()*+,;=%-]+/gi
const JOINED_EMOJI = /^\p{Extended_Pictographic}.*[\u200d\p{Emoji_Modifier}]/su

/** X's count: an address 23, an emoji and a character of most scripts beyond Europe's two, any other one. */
function countForX(text: string): number {
  let length = text.length
  let isFirst = true
  for (const word of text.split(WORDS)) {
    length -= word.length
    for (const [part] of word.replace(LONG_ADDRESS, '$1').matchAll(LONGEST_WORD))
      length += quickCountFor('twitter', part) ?? weightedLength(part, isFirst)
    isFirst = false
  }
  return length
}

/** To the library an address begins elsewhere where nothing at all stands before it ("éa.ly"). */
function weightedLength(part: string, isFirst: boolean): number {
  const known = withKnownEmoji(part)
  return isFirst ? parseTweet(known).weightedLength : parseTweet(` ${known}`).weightedLength - 1
}

/** The library knows the emoji of 2018; a newer one made of several would count for each of them. */
function withKnownEmoji(text: string): string {
  return Array.from(graphemesOf(text), ({ segment }) => (JOINED_EMOJI.test(segment) ? '😀' : segment)).join(
    '',
  )
}

/** How many characters the network counts; text that is none has 0. */
export function countFor(platform: PlatformId, text: string): number {
  return quickCountFor(platform, text) ?? countForX(text)
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
  const characters = Array.from(graphemesOf(text), part => part.segment)
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
