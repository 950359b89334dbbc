import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFor } from '../posts/platforms/count.ts'
import type { PlatformId } from '../posts/platforms/platforms.ts'
import { NETWORKS } from './networks.ts'
import { postsOf, previewText } from './preview.ts'

const links = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => `https://a.example/${from + place}`).join(' ')

describe('a text as an account publishes it', () => {
  it('goes by the limit of its own server', () => {
    const text = `${'Nine bakers never asked for more. '.repeat(20)}`.trim()
    expect(previewText('mastodon', text, { limit: 1000, asThread: true }).parts).toEqual([
      { text, length: 679 },
    ])
    expect(previewText('mastodon', text, { limit: 500, asThread: true })).toMatchObject({
      parts: [{ length: expect.any(Number) }, { length: expect.any(Number) }],
      problem: null,
    })
    expect(previewText('mastodon', text, { limit: 500, asThread: false }).problem).toEqual({
      kind: 'too_long',
      limit: 500,
      length: 679,
    })
    expect(previewText('mastodon', ' \n', { limit: 500, asThread: true })).toEqual({
      parts: [],
      problem: null,
    })
  })

  it('counts the links of each post on Threads, and the hashtags on Instagram', () => {
    const rule = { limit: 500, asThread: true }
    expect(previewText('threads', links(5), rule).problem).toBeNull()
    expect(previewText('threads', links(6), rule).problem).toEqual({ kind: 'links', limit: 5, count: 6 })
    expect(previewText('mastodon', links(6), rule).problem).toBeNull()
    const halves = `${links(3)} ${'word '.repeat(80)}\n\n${links(3, 3)}`
    expect(previewText('threads', halves, { ...rule, limit: 5000 }).problem).toMatchObject({ count: 6 })
    expect(previewText('threads', halves, rule).problem).toBeNull()
    const tags = (count: number) => '#bread '.repeat(count)
    expect(previewText('instagram', tags(30), { ...rule, limit: 2200 }).problem).toBeNull()
    expect(previewText('instagram', tags(31), { ...rule, limit: 2200 }).problem).toEqual({
      ...{ kind: 'hashtags', limit: 30, count: 31 },
    })
  })

  it('shows what is sent: nothing is lost, and without a problem each post fits', () => {
    const platforms = NETWORKS.map(network => (network === 'x' ? 'twitter' : network)) as PlatformId[]
    const pieces = fc.constantFrom(
      'word',
      'Bread costs. ',
      '\n\n',
      ' ',
      '#bread',
      'https://a.example/b',
      '🧑🏽‍🎤',
      '日本',
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...platforms),
        fc.array(pieces, { maxLength: 120 }),
        fc.integer({ min: 30, max: 400 }),
        fc.boolean(),
        (platform, words, limit, asThread) => {
          const text = words.join('').trim()
          const { parts, problem } = previewText(platform, text, { limit, asThread })
          const bare = (part: string) => part.replace(/\s/gu, '')
          expect(bare(parts.map(part => part.text).join(''))).toBe(bare(text))
          for (const part of parts) expect(part.length).toBe(countFor(platform, part.text))
          const fits = parts.every(part => part.length <= limit)
          expect(problem?.kind === 'too_long').toBe(!fits)
          if (!asThread && text !== '') expect(parts).toHaveLength(1)
          if (text !== '')
            expect(parts.map(part => part.text)).toEqual(postsOf(platform, text, { limit, asThread }))
        },
      ),
      { numRuns: 60 },
    )
  })
})
