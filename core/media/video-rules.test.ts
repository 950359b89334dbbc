import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { checkMedia, VIDEO_RULES } from './video-rules.ts'

const video = {
  ...{ width: 1080, height: 1920, bytes: 20_000_000, alt: 'A loaf leaves the oven' },
  durationMs: 20_000 as number | null,
}

describe('a video of a post', () => {
  it.each([
    ['instagram', { durationMs: 2000 }, 'Instagram takes videos from 3 seconds, and this one is shorter.'],
    [
      'twitter',
      { durationMs: 141_000 },
      'Twitter takes videos of up to 140 seconds, and this one is longer.',
    ],
    ['linkedin', { width: 100, height: 300 }, 'This video is too tall for LinkedIn.'],
    ['linkedin', { width: 300, height: 100 }, 'This video is too wide for LinkedIn.'],
    ['mastodon', { bytes: 109_000_000 }, 'Mastodon takes videos of up to 104 MB, and this one has 109 MB.'],
  ] as const)('is refused before its time: %s %j', (platform, over, problem) => {
    expect(checkMedia(platform, [{ ...video, ...over }]).problems).toEqual([problem])
  })

  it('is held to what the account’s own server takes', () => {
    const limits = { name: '@ada@small.example', count: 4, altCharacters: 1500 }
    expect(checkMedia('mastodon', [video], { ...limits, videoBytes: 10_000_000 }).problems).toEqual([
      '@ada@small.example takes videos of up to 10 MB, and this one has 20 MB.',
    ])
    expect(checkMedia('mastodon', [video], { ...limits, videoBytes: 0 }).problems).toEqual([
      '@ada@small.example takes no video of this kind. Remove it, or post this one yourself.',
    ])
  })

  it('asks for a description, and counts as the picture that Instagram wants', () => {
    expect(checkMedia('instagram', [{ ...video, alt: '' }])).toEqual({
      problems: [],
      notes: ['The video has no description yet.'],
    })
    expect(checkMedia('instagram', []).problems).toHaveLength(1)
  })

  it('is fine everywhere between the limits that a platform publishes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_IDS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (platform, at) => {
          const { seconds, bytes, ratio } = VIDEO_RULES[platform]
          const [least, most] = seconds ?? [1, 180]
          const [narrow, wide] = ratio ?? [0.5, 2]
          const fine = {
            ...video,
            durationMs: Math.round((least + (most - least) * at) * 1000),
            bytes: Math.floor((bytes ?? 1e8) * at),
            width: 10_000 * (narrow + (wide - narrow) * at),
            height: 10_000,
          }
          expect(checkMedia(platform, [fine]).problems).toEqual([])
        },
      ),
    )
  })
})
