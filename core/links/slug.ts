import { trimEndOf } from '../shared/trim-end-of.ts'

/** Longest part of a slug that comes from words, in characters. */
const WORDS_MOST = 40
/** Texts are looked at so far: what comes later would be cut anyway. */
const READ_MOST = 300

/** Where on a platform a link stands. */
export const LINK_PLACES = [
  'post',
  'comment',
  'bio',
  'story',
  'newsletter',
  'email',
  'website',
  'print',
  'other',
] as const
export type LinkPlace = (typeof LINK_PLACES)[number]

/**
 * Words as a part of an address: lower case, without accents, joined by hyphens, cut at a word's end to 40 characters;
 * '' where no letter or digit of the Latin alphabet is left.
 */
export function slugWords(text: string): string {
  const plain = text
    .slice(0, READ_MOST)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const kept: string[] = []
  let length = 0
  for (const word of plain.split(' ')) {
    if (length + word.length > WORDS_MOST) break
    kept.push(word)
    length += word.length + 1
  }
  return kept.join('-') || plain.slice(0, WORDS_MOST)
}

/**
 * The slug of one post on one network in one place, readable, with an ending that keeps two of them apart:
 * `why-i-teach-linkedin-bio-k7m2`. `ending` is of lower-case letters and digits.
 */
export function linkSlug(input: {
  title: string
  network: string
  place: LinkPlace
  ending: string
}): string {
  const { title, network, place, ending } = input
  const parts = [slugWords(title), slugWords(network), place === 'post' ? '' : place, ending]
  return trimEndOf(parts.filter(part => part !== '').join('-'), '-')
}

/** Letters and digits that are not mistaken for each other when read aloud or off paper. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Bytes of chance as the ending of a slug, one character each. */
export function slugEnding(bytes: Uint8Array): string {
  return Array.from(bytes, byte => CLEAR[byte % CLEAR.length]).join('')
}
