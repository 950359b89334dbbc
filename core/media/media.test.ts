import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { CENTRE, FOCUS_PLACES, readFocus } from './focus.ts'
import { isMediaPlace } from './limits.ts'
import { moveOne } from './move.ts'
import { checkPictures, PICTURE_RULES } from './network-rules.ts'
import { pictureKind } from './picture-kind.ts'
import { bytesInWords, hasRoom } from './room.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x20ftypavif', 'avif'],
    ['', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<!doctype html>', null],
    ['%PDF-1.7', null],
    ['RIFF\0\0\0\0WAVE', null],
    ['\0\0\0\x20ftypmp42', null],
  ])('%j is %s', (text, kind) => expect(pictureKind(bytes(text))).toBe(kind))

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), any =>
        [null, 'jpeg', 'png', 'gif', 'webp', 'avif'].includes(pictureKind(any)),
      ),
    )
  })
})

describe('the focus', () => {
  it('reads each of the nine places, and anything else as the centre', () => {
    expect(FOCUS_PLACES).toHaveLength(9)
    for (const { value } of FOCUS_PLACES) {
      const { x, y } = readFocus(value)
      expect(`${x},${y}`).toBe(value)
    }
    for (const wrong of ['101,0', '-1,5', '1;2', null, 7]) expect(readFocus(wrong)).toEqual(CENTRE)
    fc.assert(
      fc.property(fc.string(), text => {
        const { x, y } = readFocus(text)
        return x >= 0 && x <= 100 && y >= 0 && y <= 100
      }),
    )
  })
})

describe('room', () => {
  it('is what the plan says, to the byte', () => {
    expect(hasRoom('creator', 499_999_999, 1)).toEqual({ ok: true })
    expect(hasRoom('creator', 499_999_999, 2)).toEqual({
      ok: false,
      reason: 'storage_full',
      limit: 500_000_000,
    })
    expect(hasRoom('pro', 500_000_000, 2)).toEqual({ ok: true })
  })

  it('is said in words', () => {
    expect([0, 1, 18_000, 1_500_000, 5e8, 5e9].map(bytesInWords)).toEqual([
      ...['0 MB', '1 KB', '18 KB', '1.5 MB', '500 MB', '5 GB'],
    ])
  })
})

describe('order', () => {
  it('moves one and loses none', () => {
    expect(moveOne(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(moveOne(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
    expect(moveOne(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string()),
        fc.nat(),
        fc.constantFrom(-1 as const, 1 as const),
        (ids, n, by) => {
          const id = ids[n % (ids.length || 1)] ?? 'none'
          expect(moveOne(ids, id, by).toSorted()).toEqual(ids.toSorted())
        },
      ),
    )
  })

  it('knows posts and stories alone', () => {
    expect(['post', 'story', 'posts', ''].filter(isMediaPlace)).toEqual(['post', 'story'])
  })
})

describe('what platforms take', () => {
  const square = { width: 1000, height: 1000, alt: 'A square' }

  it('names the picture and the reason', () => {
    expect(checkPictures('instagram', [square, { ...square, height: 2000 }])).toEqual({
      problems: [],
      notes: ['Picture 2 is too tall for Instagram. We’ll crop it around the point that must stay in sight.'],
    })
    expect(checkPictures('instagram', [{ ...square, width: 2000 }]).notes[0]).toContain('too wide')
    expect(checkPictures('instagram', [{ width: 200, height: 200, alt: '' }]).notes).toEqual([
      'Picture 1 is small for Instagram and may look blurred there.',
      'Picture 1 has no description yet.',
    ])
    expect(checkPictures('bluesky', Array(6).fill(square)).problems).toEqual([
      'Bluesky shows 4 pictures, and this post has 6. Remove 2.',
    ])
    expect(checkPictures('instagram', []).problems).toHaveLength(1)
  })

  it('holds to what a server says of itself', () => {
    const limits = { name: '@ada@small.example', count: 1, altCharacters: 5 }
    expect(checkPictures('mastodon', [square, square], limits).problems).toEqual([
      '@ada@small.example shows 1 picture, and this post has 2. Remove 1.',
      'The description of picture 1 has 8 characters, and @ada@small.example takes 5. Shorten it.',
    ])
    // Where nobody takes descriptions, it goes out without.
    const none = { ...limits, count: 10, altCharacters: 0 }
    expect(checkPictures('tiktok', [square], none).problems).toEqual([])
  })

  it('finds nothing wrong with as many squares as a platform shows, and something with one more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLATFORM_IDS), fc.integer({ min: 1, max: 4096 }), (platform, side) => {
        const { count } = PICTURE_RULES[platform]
        const pictures = Array(count).fill({ width: side, height: side, alt: 'A square' })
        expect(checkPictures(platform, pictures).problems).toEqual([])
        expect(checkPictures(platform, [...pictures, square]).problems).toHaveLength(1)
      }),
    )
  })
})
