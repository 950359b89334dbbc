import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFor } from '../posts/platforms/count.ts'
import { PLATFORM_IDS, PLATFORMS } from '../posts/platforms/platforms.ts'
import { previewText } from '../publishing/preview.ts'
import { addressesIn, insertLinks, linkAddress } from './in-text.ts'

const ORIGIN = 'https://ours.test'
const linksOf = (text: string, ending = '') =>
  new Map(
    addressesIn(text, ORIGIN).map((address, at) => [address, linkAddress(ORIGIN, `why-x-${at}${ending}`)]),
  )
const any = { fits: () => true, count: (text: string) => text.length }

describe('the addresses of a text', () => {
  it('are those that a reader could press, each once', () => {
    const text = `Read https://a.test/x, then (https://a.test/x) or https://b.test/w_(2)! http://c.test ${ORIGIN}/l/mine https://d.test/?q=1#top…`
    expect(addressesIn(text, ORIGIN)).toEqual([
      'https://a.test/x',
      'https://b.test/w_(2)',
      'https://d.test/?q=1#top',
    ])
    expect(addressesIn('https://a.test/1 '.repeat(50), ORIGIN)).toHaveLength(1)
    expect(
      addressesIn(Array.from({ length: 50 }, (_, n) => `https://a.test/${n}`).join(' '), ORIGIN),
    ).toHaveLength(20)
  })

  it('are pages of ours even on a machine without https, and no one else’s', () => {
    const here = 'http://localhost:3000'
    const text = `${here}/f/bread http://localhost:4000/x http://localhost:3000.evil.test/y ${here}/l/mine`
    expect(addressesIn(text, here)).toEqual([`${here}/f/bread`])
  })

  it('become links of ours and leave every other sign where it was', () => {
    const text = 'Read https://a.test/x, then (https://a.test/x).\nOr “https://b.test/w_(2)”!'
    expect(insertLinks(text, linksOf(text), any)).toEqual({
      text: `Read ${ORIGIN}/l/why-x-0, then (${ORIGIN}/l/why-x-0).\nOr “${ORIGIN}/l/why-x-1”!`,
      tracked: 2,
      kept: 0,
    })
    expect(insertLinks('No address', new Map(), any)).toEqual({ text: 'No address', tracked: 0, kept: 0 })
  })

  it('stay as typed where a link of ours would make the text too long', () => {
    const text = `${'x'.repeat(280)} https://a.test/x`
    const fits = (one: string) =>
      previewText('bluesky', one, { limit: 300, asThread: false }).problem === null
    const rule = { fits, count: (one: string) => countFor('bluesky', one) }
    expect(insertLinks(text, linksOf(text, '-a-long-one-from-linkedin'), rule)).toEqual({
      text,
      tracked: 0,
      kept: 1,
    })
    const long = `${'x'.repeat(150)} https://a.test/${'y'.repeat(110)} https://b.test`
    expect(insertLinks(long, linksOf(long, '-a-long-one-from-linkedin'), rule)).toMatchObject({
      tracked: 2,
      kept: 0,
    })
    const full = `${'x'.repeat(170)} https://a.test/${'y'.repeat(90)} https://b.test`
    expect(insertLinks(full, linksOf(full, `-${'z'.repeat(60)}`), rule)).toMatchObject({
      tracked: 1,
      kept: 1,
    })
  })

  it('count on X and Mastodon as they did, whatever stands around them', () => {
    const word = fc.constantFrom(
      'word',
      'https://a.com/x',
      'https://b.co.uk/a-very-long-path/that/goes/on',
      '😀',
      '\n',
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.constantFrom('twitter', 'mastodon' as const),
        (words, id) => {
          const text = words.join(' ')
          const origin = 'https://app.brandhearth.com'
          const links = new Map(addressesIn(text, origin).map((a, at) => [a, linkAddress(origin, `s-${at}`)]))
          const linked = insertLinks(text, links, { fits: () => true, count: one => countFor(id, one) })
          expect(countFor(id, linked.text)).toBe(countFor(id, text))
        },
      ),
    )
  })

  it('never make a text a problem that it was not, and are found no second time', () => {
    const word = fc.oneof(fc.lorem({ maxCount: 3 }), fc.webUrl({ validSchemes: ['https'] }), fc.string())
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.constantFrom(...PLATFORM_IDS),
        fc.boolean(),
        fc.nat(60),
        (words, platform, asThread, length) => {
          const text = words.join(' ')
          const rule = { limit: PLATFORMS[platform].limit, asThread }
          const fits = (one: string) => previewText(platform, one, rule).problem === null
          const links = linksOf(text, 'z'.repeat(length))
          const linked = insertLinks(text, links, { fits, count: one => countFor(platform, one) })
          expect(linked.tracked + linked.kept).toBe(links.size)
          if (fits(text)) expect(fits(linked.text)).toBe(true)
          if (linked.kept === 0 && links.size < 20) expect(addressesIn(linked.text, ORIGIN)).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})
