import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFor, cutToPlatform, fitsPlatform, remainingFor } from './count.ts'
import { BODY_LIMIT, PLATFORM_IDS, PLATFORMS, readPlatform } from './platforms.ts'

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
  it('are known by id or name in any case', () => {
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
  it('counts a link as 23 on Twitter and Mastodon, and as written elsewhere', () => {
    const link = 'https://example.com/a/very/long/path?with=query'
    expect(countFor('twitter', `see ${link}.`)).toBe(4 + 23 + 1)
    expect(countFor('mastodon', `see ${link}.`)).toBe(4 + 23 + 1)
    expect(countFor('bluesky', link)).toBe(link.length)
    expect(countFor('twitter', 'go to example.co.uk now')).toBe(6 + 23 + 4)
    expect(countFor('mastodon', 'go to example.co.uk now')).toBe(23)
    expect(countFor('twitter', 'end.Then')).toBe(8)
  })
  it('counts emoji and wide scripts double on Twitter', () => {
    expect(countFor('twitter', 'é')).toBe(1)
    expect(countFor('twitter', '漢字')).toBe(4)
    expect(countFor('twitter', '👩‍👧')).toBe(2)
    expect(countFor('twitter', '🇬🇧')).toBe(2)
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
  })
})
