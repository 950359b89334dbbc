import fc from 'fast-check'
import parseTweet from 'twitter-text/dist/parseTweet.js'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { countGraphemes } from '../../shared/text.ts'
import { utf8Length } from '../../shared/utf8-length.ts'
import { countFor, cutToPlatform, fitsPlatform, remainingFor } from './count.ts'
import { BODY_LIMIT, PLATFORM_IDS, PLATFORMS, platformOf, readPlatform } from './platforms.ts'
import { quickCountFor } from './quick-count.ts'

const platform = fc.constantFrom(...PLATFORM_IDS)
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 700 }),
  fc.lorem({ maxCount: 200 }),
)

describe('platforms', () => {
  it('hold the published limits and our own cap', () => {
    const limits = Object.fromEntries(PLATFORM_IDS.map(id => [id, PLATFORMS[id].limit]))
    expect(limits).toEqual({
      instagram: 2200,
      facebook: 10_000,
      linkedin: 3000,
      twitter: 280,
      tiktok: 2200,
      mastodon: 500,
      bluesky: 300,
      threads: 500,
      newsletter: 10_000,
      blog: 10_000,
    })
    for (const id of PLATFORM_IDS) expect(PLATFORMS[id].limit).toBeLessThanOrEqual(BODY_LIMIT)
  })
  it('are each their own, carry hashtags where those are read, and a title where it is shown', () => {
    for (const id of PLATFORM_IDS) expect(platformOf(id).id).toBe(id)
    expect(platformOf('myspace' as never).id).toBe('blog')
    const hashtags = PLATFORM_IDS.filter(id => PLATFORMS[id].hashtags > 0)
    expect(hashtags.map(id => `${id} ${PLATFORMS[id].hashtags}`)).toEqual([
      'instagram 3',
      'tiktok 3',
      'mastodon 1',
    ])
    expect(PLATFORM_IDS.filter(id => PLATFORMS[id].titled)).toEqual(['newsletter', 'blog'])
  })
  it('are known by id or name in any case', () => {
    expect(readPlatform(' Linked \t In')).toBe('linkedin')
    for (const id of PLATFORM_IDS) expect(readPlatform(` ${PLATFORMS[id].name.toUpperCase()} `)).toBe(id)
    expect(readPlatform('X')).toBe('twitter')
    expect([null, '', 'unknown', '__proto__', 'constructor', 3].map(readPlatform)).toEqual(
      Array(6).fill(null),
    )
  })
})

describe('counting', () => {
  it('counts what a reader sees', () => {
    expect(countFor('bluesky', '👩‍👧é')).toBe(2)
    expect(countFor('instagram', 'a\r\nb')).toBe(3)
  })
  it('counts bytes on Bluesky, too: 300 characters and 3,000 bytes', () => {
    const family = '👨‍👩‍👧‍👦' // 25 bytes
    expect(countFor('bluesky', family.repeat(120))).toBe(300)
    expect(fitsPlatform('bluesky', family.repeat(120))).toBe(true)
    expect(fitsPlatform('bluesky', family.repeat(121))).toBe(false)
    expect(fitsPlatform('bluesky', 'x'.repeat(300))).toBe(true)
    expect(fitsPlatform('bluesky', 'x'.repeat(301))).toBe(false)
    const cut = cutToPlatform('bluesky', family.repeat(200))
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(3000)
    expect(cut.endsWith('…')).toBe(true)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), text => {
        const bytes = Buffer.byteLength(text)
        expect(utf8Length(text)).toBe(bytes)
        expect(fitsPlatform('bluesky', text)).toBe(countGraphemes(text) <= 300 && bytes <= 3000)
      }),
    )
  })
  it('counts a link as 23 on Twitter and Mastodon, and as written elsewhere', () => {
    const link = 'https://example.com/a/very/long/path?with=query'
    expect(countFor('twitter', `see ${link}.`)).toBe(4 + 23 + 1)
    expect(countFor('mastodon', `see ${link}.`)).toBe(4 + 23 + 1)
    expect(countFor('bluesky', link)).toBe(link.length)
    expect(countFor('twitter', 'go to example.co.uk now')).toBe(6 + 23 + 4)
    expect(countFor('mastodon', 'go to example.co.uk now')).toBe(23)
    expect(countFor('twitter', 'end.Then')).toBe(8)
  })
  it.each(['linktr.ee/me', 'bit.ly/3x', 'youtu.be/abc', 'https://t.me/x', 'EXAMPLE.COM'])(
    'counts the address %s as 23 on Twitter, wherever it stands',
    address => {
      expect(countFor('twitter', address)).toBe(23)
      expect(countFor('twitter', `More at ${address}.`)).toBe(8 + 23 + 1)
      expect(countFor('twitter', `${address}\n${address}`)).toBe(23 + 1 + 23)
      expect(countFor('bluesky', address)).toBe(address.length)
    },
  )
  it('counts an emoji on Threads as its bytes, and anything else as a reader does', () => {
    expect(countFor('threads', 'é漢1')).toBe(3)
    expect(countFor('threads', '😀')).toBe(4)
    expect(countFor('threads', 'a👩‍👧 🇬🇧❤️')).toBe(1 + 11 + 1 + 8 + 6)
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '漢', '😀', ' ', '🇬🇧')), pieces => {
        const count = pieces.reduce((sum, piece) => sum + (/[😀🇬]/u.test(piece) ? utf8Length(piece) : 1), 0)
        expect(countFor('threads', pieces.join(''))).toBe(count)
      }),
    )
  })
  it('counts emoji and wide scripts double on Twitter', () => {
    expect(countFor('twitter', 'é')).toBe(1)
    expect(countFor('twitter', '漢字')).toBe(4)
    expect(countFor('twitter', '👩‍👧')).toBe(2)
    expect(countFor('twitter', '🇬🇧')).toBe(2)
    expect(countFor('twitter', '🧑🏽‍🚀🫱🏽1️⃣')).toBe(6)
    expect(countFor('twitter', '漢字 linktr.ee/me 한글')).toBe(4 + 1 + 23 + 1 + 4)
  })
  it.each(['éa.ly', '\néa.ly', 'a éa.ly', ' éa.ly\téa.ly', 'éa.ly éa.ly'])(
    'finds where an address begins as Twitter’s library does: %j',
    written => expect(countFor('twitter', written)).toBe(parseTweet(written).weightedLength),
  )
  it('counts on Twitter as its own library does', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'Z',
        '9',
        '.',
        '-',
        '/',
        '@',
        '#',
        '_',
        ' ',
        '\n',
        '(',
        ')',
        '?',
        '&',
        '…',
        '’',
        'é',
        'e\u0301',
        'ḍ',
      ],
      ...[
        '漢',
        '。',
        '😀',
        '🇬🇧',
        '\ufe0f',
        '.com',
        '.ly',
        '.co.uk',
        'http://',
        'https://www.',
        'xn--',
        '\ud83d',
      ],
    )
    const mixed = fc.array(piece, { maxLength: 30 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' }), fc.webUrl()), written => {
        const { weightedLength } = parseTweet(written)
        expect(countFor('twitter', written)).toBe(weightedLength)
        expect([null, weightedLength]).toContain(quickCountFor('twitter', written))
      }),
      { numRuns: 1000 },
    )
    expect(quickCountFor('twitter', 'Plain words. “Quoted” – and é.')).toBe(30)
    expect(quickCountFor('twitter', 'bit.ly/3x')).toBeNull()
  })
  it('counts the longest address as one, and any long word in a bounded time', () => {
    expect(countFor('twitter', `https://example.com/${'a-b/'.repeat(1000)}`)).toBe(23)
    const took = processorMs(() => {
      for (const word of ['漢.', '漢', 'a.', 'a-', 'a.com/(', '(a)', '👩‍👧', 'http://a.', 'a.com '])
        expect(countFor('twitter', word.repeat(10_000 / word.length))).toBeGreaterThan(280)
    })
    // In one piece the first of them alone takes five seconds; all of them in parts take a fifth of one.
    expect(took).toBeLessThan(5_000)
  })
  it('counts an address without encryption like any other, and nothing where there is no text', () => {
    expect(countFor('mastodon', 'http://example.com')).toBe(23)
    expect(countFor('twitter', `http://example.com/${'a'.repeat(600)}`)).toBe(23)
    for (const id of PLATFORM_IDS) {
      expect(countFor(id, undefined as never)).toBe(0)
      expect(cutToPlatform(id, undefined as never)).toBe('')
    }
  })
  it('counts a remote name without its server on Mastodon', () => {
    expect(countFor('mastodon', 'hi @marta@example.social')).toBe(9)
    expect(countFor('bluesky', 'hi @marta@example.social')).toBe(24)
  })
  it('adds up with what remains, and never exceeds what is written beyond a link', () => {
    fc.assert(
      fc.property(platform, text, (id, written) => {
        expect(countFor(id, written) + remainingFor(id, written)).toBe(PLATFORMS[id].limit)
        expect(countFor(id, written)).toBeGreaterThanOrEqual(0)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (id, junk) => void cutToPlatform(id as never, junk as never)),
    )
  })
})

describe('cutting', () => {
  it('leaves what fits alone and makes the rest fit', () => {
    fc.assert(
      fc.property(platform, text, (id, written) => {
        const cut = cutToPlatform(id, written)
        expect(fitsPlatform(id, cut)).toBe(true)
        if (fitsPlatform(id, written)) expect(cut).toBe(written)
        else expect(cut.endsWith('…')).toBe(true)
      }),
    )
  })
  it('ends at a word', () => {
    const cut = cutToPlatform('bluesky', 'patience '.repeat(60))
    expect(cut).toMatch(/ patience…$/)
    expect(countFor('bluesky', cut)).toBeGreaterThan(280)
    expect(cutToPlatform('bluesky', 'patience, '.repeat(60))).toMatch(/ patience…$/)
  })
  it('ends within a word where none ends near', () => {
    expect(cutToPlatform('bluesky', `Bread ${'x'.repeat(400)}`)).toBe(`Bread ${'x'.repeat(293)}…`)
  })
})
