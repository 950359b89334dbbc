import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { countFor } from '../posts/platforms/count.ts'
import type { PlatformId } from '../posts/platforms/platforms.ts'
import { MOST_PARTS, splitThread } from './thread.ts'

const rule = (limit: number, platform: PlatformId = 'mastodon') => ({
  limit,
  count: (text: string) => countFor(platform, text),
})
const bare = (text: string) => text.replace(/\s/gu, '')

describe('a text as a thread', () => {
  it('stays one post where it fits, and is none where there is nothing', () => {
    expect(splitThread(' Short. \n', rule(500))).toEqual(['Short.'])
    expect(splitThread(' \n ', rule(500))).toEqual([])
  })

  it('ends after a paragraph, else after a sentence, else after a word', () => {
    const first = 'Bakers count hours. They never charge for them.'
    expect(splitThread(`${first}\n\nSo I asked nine of them why that is.`, rule(60))).toEqual([
      first,
      'So I asked nine of them why that is.',
    ])
    expect(splitThread(`${first} So I asked nine of them.`, rule(60))).toEqual([
      first,
      'So I asked nine of them.',
    ])
    expect(splitThread('one two three four', rule(9))).toEqual(['one two', 'three', 'four'])
    // A few words do not make a post of their own because a sentence ends there.
    expect(splitThread('Hi. Nine bakers never asked for more', rule(26))).toEqual([
      'Hi. Nine bakers never',
      'asked for more',
    ])
  })

  it('keeps links, mentions and hashtags whole, and counts them as the network does', () => {
    const link = `https://a.example/${'long/'.repeat(40)}x`
    const parts = splitThread(`${'word '.repeat(20)}${link} @bea@b.example #slow_bread`, rule(60))
    expect(parts?.filter(part => part.includes(link))).toHaveLength(1)
    expect(parts?.some(part => part.includes('@bea@b.example'))).toBe(true)
    // Bluesky counts all of it: there is no post that it fits.
    expect(splitThread(link, rule(60, 'bluesky'))).toBeNull()
  })

  it('cuts a word only when it alone is too long, between what is read as one character', () => {
    expect(splitThread('a👩‍👩‍👧‍👦b👩‍👩‍👧‍👦c', rule(2))).toEqual(['a👩‍👩‍👧‍👦', 'b👩‍👩‍👧‍👦', 'c'])
    expect(splitThread('春天来了，花开了。我们', rule(5))).toEqual(['春天来了，', '花开了。', '我们'])
    expect(splitThread(`${'x'.repeat(8)}#tag${'y'.repeat(3)}`, rule(8))).toEqual(['xxxxxxxx', '#tagyyy'])
  })

  it('gives up beyond 25 posts', () => {
    expect(splitThread('word '.repeat(25), rule(4))).toHaveLength(MOST_PARTS)
    expect(splitThread('word '.repeat(26), rule(4))).toBeNull()
  })

  it('loses nothing, fits everywhere and leaves no post empty, whatever is written', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        '\n\n',
        '\n',
        ' ',
        '. ',
        '! ',
        'word ',
        'https://a.example/path ',
        '@bea@b.example ',
        '#tag ',
      ),
      fc.constantFrom('e\u0301', '👩‍👩‍👧', '\r\n', '\u0301 '),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map(pieces => pieces.join('')),
        fc.integer({ min: 30, max: 300 }),
        fc.constantFrom<PlatformId>('mastodon', 'bluesky', 'threads'),
        (text, limit, platform) => {
          const { count } = rule(limit, platform)
          const parts = splitThread(text, { limit, count })
          if (parts === null) return
          expect(bare(parts.join(' '))).toBe(bare(text))
          for (const part of parts) {
            expect(part.trim()).toBe(part)
            expect(part).not.toBe('')
            expect(count(part)).toBeLessThanOrEqual(limit)
          }
        },
      ),
    )
  })

  it('keeps every link, mention and hashtag whole in whatever surrounds it', () => {
    const whole = fc.constantFrom('https://a.example/some/path?x=1', '@bea@b.example', '#slow_bread')
    const filler = fc.lorem({ maxCount: 12 })
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, whole), { minLength: 1, maxLength: 12 }), pairs => {
        const text = pairs.flat().join(' ')
        const parts = splitThread(text, rule(80)) ?? [text]
        const found = parts.flatMap(part => part.split(/\s/u))
        for (const [, word] of pairs) expect(found).toContain(word)
      }),
    )
  })

  it.each([
    ['one word', 'x'.repeat(100_000)],
    ['letters of two', 'é'.repeat(100_000)],
    ['white space', `a${' '.repeat(100_000)}b`],
    ['new lines', 'a\n'.repeat(50_000)],
    ['signs', '#@'.repeat(50_000)],
    ['links', 'https://a.b/'.repeat(8_000)],
    ['emoji that are joined', '👩‍'.repeat(33_000)],
  ])('takes no longer than it should for a hundred thousand of %s', (_, text) => {
    // The least of some tries: the first ones are still being compiled, and a core that others use as well has slow stretches.
    const least = (rules: ReturnType<typeof rule>) => {
      let ms = Number.POSITIVE_INFINITY
      for (let tried = 0; ms >= 50 && tried < 60; tried += 1)
        ms = Math.min(
          ms,
          processorMs(() => splitThread(text, rules)),
        )
      return ms
    }
    expect(least(rule(500))).toBeLessThan(50)
    expect(least(rule(300, 'bluesky'))).toBeLessThan(50)
  })
})
