import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AVATAR_LIMITS, isAvatarSize, readAvatar, withoutCameraNotes } from './avatar-image.ts'

const text = (letters: string) => [...letters].map(letter => letter.charCodeAt(0))
const PNG = [
  0x89,
  ...text('PNG'),
  13,
  10,
  26,
  10,
  0,
  0,
  0,
  13,
  ...text('IHDR'),
  0,
  0,
  1,
  0,
  0,
  0,
  0,
  200,
  8,
  6,
]
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 200, 1, 0, 1, 1, 0x11, 0]
const EXIF = [0xff, 0xe1, 0, 8, ...text('Exif'), 0, 0]
const JPEG = [0xff, 0xd8, ...EXIF, ...FRAME, 0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9]
const webp = (kind: string, ...rest: number[]) => [
  ...text('RIFF'),
  0,
  0,
  0,
  0,
  ...text('WEBP'),
  ...text(kind),
  ...rest,
]

const facts = (bytes: number[]) => {
  const read = readAvatar(Uint8Array.from(bytes))
  return read && [read.type, read.width, read.height]
}

it('tells PNG, JPEG and WebP by their bytes, with their sides', () => {
  expect(facts(PNG)).toEqual(['image/png', 256, 200])
  expect(facts(JPEG)).toEqual(['image/jpeg', 256, 200])
  expect(facts(webp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 199, 0, 0))).toEqual(['image/webp', 256, 200])
  expect(facts(webp('VP8 ', 10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0, 1, 200, 0))).toEqual([
    'image/webp',
    256,
    200,
  ])
  expect(facts(webp('VP8L', 10, 0, 0, 0, 0x2f, 255, 192, 49, 0, 0, 0, 0, 0, 0))).toEqual([
    'image/webp',
    256,
    200,
  ])
})

it('knows no other file, whatever it calls itself', () => {
  expect(facts(text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBeNull()
  expect(facts(text('GIF89a'))).toBeNull()
  expect(facts(text('<!doctype html>'))).toBeNull()
  expect(facts([])).toBeNull()
  expect(facts(JPEG.slice(0, 12))).toBeNull()
})

it('refuses a picture that would unfold too far', () => {
  expect(isAvatarSize({ width: AVATAR_LIMITS.side, height: 1 })).toBe(true)
  expect(isAvatarSize({ width: AVATAR_LIMITS.side + 1, height: 1 })).toBe(false)
  expect(isAvatarSize({ width: 0, height: 1 })).toBe(false)
})

it('leaves the camera’s notes out of a JPEG, and everything else as it is', () => {
  const clean = withoutCameraNotes(Uint8Array.from(JPEG))
  expect([...clean]).toEqual([0xff, 0xd8, ...JPEG.slice(2 + EXIF.length)])
  expect(facts([...clean])).toEqual(['image/jpeg', 256, 200])
  expect([...withoutCameraNotes(Uint8Array.from(PNG))]).toEqual(PNG)
})

it('never throws and never grows, whatever comes', () => {
  const start = fc.constantFrom([], PNG, JPEG, [0xff, 0xd8, 0xff], webp('VP8 '))
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      const bytes = Uint8Array.from([...head, ...tail])
      readAvatar(bytes)
      expect(withoutCameraNotes(bytes).length).toBeLessThanOrEqual(bytes.length)
    }),
  )
})
