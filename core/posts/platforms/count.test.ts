import { describe, expect, it } from 'vitest'
import { countFor } from './count.ts'
import type { PlatformId } from './platforms.ts'

/** What a text counts: at X, Mastodon, Bluesky, Threads and TikTok, and where characters are what readers see. */
type Counts = readonly [
  x: number,
  mastodon: number,
  bluesky: number,
  threads: number,
  tiktok: number,
  seen: number,
]
type Row = readonly [text: string, counts: Counts, why: string]

const COLUMNS: readonly (readonly PlatformId[])[] = [
  ['twitter'],
  ['mastodon'],
  ['bluesky'],
  ['threads'],
  ['tiktok'],
  ['linkedin', 'instagram', 'facebook'],
]

const alike = (count: number): Counts => [count, count, count, count, count, count]

/*
 * Worked out by hand from what the networks publish. X (twitter-text, configuration 3): an address is 23, an emoji 2, a
 * character 1 up to U+10FF and for most punctuation of U+2000 to U+2037, else 2; composed first. Mastodon: graphemes, an
 * address 23, a mention without its server. Bluesky: graphemes, and bytes of which 3,000 go into 300. Threads: an emoji
 * is its bytes of UTF-8. TikTok: units of UTF-16. LinkedIn, Instagram and Facebook say no more than characters.
 */
const ROWS: readonly Row[] = [
  ['', alike(0), 'nothing'],
  ['Bread', alike(5), 'plain letters'],
  ['Fresh bread at nine.', alike(20), 'spaces and a full stop are characters'],
  ['   ', alike(3), 'white space is not folded while somebody counts'],
  ['a\nb', alike(3), 'a line end is one'],
  ['a\r\nb', [4, 3, 3, 3, 4, 3], 'two signs make one line end: one grapheme, two units, and two at X'],
  ['a\u200bb', alike(3), 'a space of no width is a character of its own'],
  ['caf\u00e9', alike(4), 'a composed accent'],
  ['cafe\u0301', [4, 4, 4, 4, 5, 4], 'X composes first, a grapheme takes its accent, UTF-16 has both'],
  ['naïve façade', alike(12), 'letters of Western Europe'],
  ['Хлеб', alike(4), 'Cyrillic lies below U+10FF'],
  ['ψωμί', alike(4), 'Greek as well'],
  ['خبز', alike(3), 'and Arabic'],
  ['ขนมปัง', [6, 5, 5, 5, 6, 5], 'a Thai vowel above its letter: X counts it, readers do not'],
  ['रोटी', [4, 2, 2, 2, 4, 2], 'two vowel signs of Devanagari'],
  ['パン', [4, 2, 2, 2, 2, 2], 'Katakana is above U+10FF: double at X'],
  ['漢字かな', [8, 4, 4, 4, 4, 4], 'Chinese and Hiragana'],
  ['빵', [2, 1, 1, 1, 1, 1], 'a composed syllable of Hangul'],
  ['漢'.repeat(141), [282, 141, 141, 141, 141, 141], '141 of them are too many for X alone'],
  ['It’s “so” – good', alike(16), 'curly quotes and a dash lie between U+2010 and U+201F'],
  ['More…', [6, 5, 5, 5, 5, 5], 'the ellipsis, U+2026, does not'],
  ['€5 • £4', [9, 7, 7, 7, 7, 7], 'nor do the euro and the bullet; the pound does'],
  ['Bread™', [7, 6, 6, 6, 6, 6], 'the trade mark without a selector is a sign, but beyond U+10FF'],
  ['😀', [2, 1, 1, 4, 2, 1], 'four bytes, two units'],
  ['🙂🙂🙂', [6, 3, 3, 12, 6, 3], 'three of them'],
  ['👍🏽', [2, 1, 1, 8, 4, 1], 'a skin tone is part of its emoji'],
  [
    '👨‍👩‍👧‍👦',
    [2, 1, 3, 25, 11, 1],
    'four people and three joiners: 25 bytes are more than two of Bluesky’s 300',
  ],
  ['🧑🏽‍🚀', [2, 1, 2, 15, 7, 1], 'newer than X’s library, and 15 bytes'],
  ['👩‍❤️‍👨', [2, 1, 2, 20, 8, 1], 'two people with a heart and its selector between'],
  ['🇬🇧', [2, 1, 1, 8, 4, 1], 'a flag is two letters of four bytes'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', [2, 1, 3, 28, 14, 1], 'the flag of England is written with six tags: 28 bytes'],
  ['1️⃣', [2, 1, 1, 7, 3, 1], 'a digit, a selector and a key'],
  ['❤️', [2, 1, 1, 6, 2, 1], 'a heart with its selector: twice three bytes'],
  ['☕', [2, 1, 1, 3, 1, 1], 'an emoji of one unit and three bytes'],
  ['Good morning ☀️!', [16, 15, 15, 20, 16, 15], 'an emoji among letters: 14 of these and 2, 1 or 6'],
  ['https://example.com', [23, 23, 19, 19, 19, 19], 'an address that is shorter than 23'],
  [`https://example.com/${'a'.repeat(180)}`, [23, 23, 200, 200, 200, 200], 'and one that is longer'],
  [
    'See https://example.com/bread.',
    [28, 28, 30, 30, 30, 30],
    'the full stop ends the sentence, not the address',
  ],
  ['(https://example.com/bread)', [25, 25, 27, 27, 27, 27], 'nor do the brackets round it belong to it'],
  [
    'https://en.wikipedia.org/wiki/Bread_(food)',
    [23, 23, 42, 42, 42, 42],
    'but those that open within it do',
  ],
  ['https://a.com https://b.org/c', [47, 47, 29, 29, 29, 29], 'each address for itself'],
  ['example.com', [23, 11, 11, 11, 11, 11], 'without a scheme it is an address to X alone'],
  ['Bread.Then more', alike(15), 'a forgotten space makes no address: there is no .Then'],
  ['@ada', alike(4), 'a mention'],
  ['@ada@mastodon.social hi', [23, 7, 23, 23, 23, 23], 'its server does not count on Mastodon'],
  ['mail ada@mastodon.social', alike(24), 'an email address is no mention'],
  ['#bread', alike(6), 'a hashtag'],
]

describe('each network counts in its own way', () => {
  it.each(ROWS)('%j', (text, counts, why) => {
    const counted = COLUMNS.map(platforms => platforms.map(platform => countFor(platform, text)))
    expect(counted, why).toEqual(COLUMNS.map((platforms, place) => platforms.map(() => counts[place])))
  })

  it('is shown for forty texts and more', () => {
    expect(new Set(ROWS.map(([text]) => text)).size).toBeGreaterThanOrEqual(40)
  })
})
