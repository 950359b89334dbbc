import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const canvas = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A small PNG that says it is larger than it is. */
async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await canvas(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

async function drawn(file: Uint8Array) {
  const result = await drawPicture(file)
  if (!result.ok) throw new Error(result.reason)
  return { ...result.drawn, beside: await sharp(Buffer.from(result.drawn.image)).metadata() }
}

describe('a picture drawn anew', () => {
  it('is upright, without place, device, words and profile', async () => {
    // As a telephone stores a picture that was taken upright: on its side, its top to the left.
    const top = await canvas(200, 300, '#cc3333').png().toBuffer()
    const photograph = await canvas(400, 300, '#3333cc')
      .composite([{ input: top, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: 'Telephone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 8/1 51/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const north = Buffer.from(new Uint32Array([41, 1, 8, 1, 51, 1]).buffer)
    expect([photograph.includes('Telephone'), photograph.includes(north)]).toEqual([true, true])
    const { width, height, mime, beside, image } = await drawn(photograph)
    expect({ width, height, mime }).toEqual({ width: 300, height: 400, mime: 'image/jpeg' })
    expect([beside.exif, beside.xmp, beside.icc, beside.orientation]).toEqual(Array(4).fill(undefined))
    expect(Buffer.from(image).includes('Telephone')).toBe(false)
    expect(Buffer.from(image).includes(north)).toBe(false)
    const colourAt = async (x: number, y: number) => {
      const spot = sharp(Buffer.from(image)).extract({ left: x, top: y, width: 1, height: 1 })
      const [red = 0, , blue = 0] = await spot.raw().toBuffer()
      return red > blue ? 'red' : 'blue'
    }
    expect([await colourAt(150, 20), await colourAt(150, 380)]).toEqual(['red', 'blue'])
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is made from %s', async format => {
    const { width, height, mime } = await drawn(await canvas(60, 40).toFormat(format).toBuffer())
    expect({ width, height }).toEqual({ width: 60, height: 40 })
    expect(mime).toMatch(format === 'png' ? /^image\/png$/ : /^image\/(jpeg|png)$/)
  })

  it('is at most 4096 pixels long and never made larger', async () => {
    expect(await drawn(await canvas(5000, 1000).jpeg().toBuffer())).toMatchObject({
      width: 4096,
      height: 819,
    })
  })

  it('is the same twice, and keeps nothing that hung on the file', async () => {
    const clean = await canvas(80, 80).jpeg().toBuffer()
    const polyglot = Buffer.concat([clean, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const [one, other] = [await drawn(clean), await drawn(polyglot)]
    expect(Buffer.from(other.image).includes('<script>')).toBe(false)
    expect(Buffer.from(other.hash)).toEqual(Buffer.from(one.hash))
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'not_a_picture'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    ['10 MB and a byte', Buffer.alloc(10_000_001, 0xff), 'too_large'],
  ])('is refused for %s', async (_, file, reason) => {
    expect(await drawPicture(file)).toEqual({ ok: false, reason })
  })

  it('is refused for a PNG that says 60,000 × 60,000, before anything is unfolded', async () => {
    expect(await drawPicture(await pngSaying(60_000, 60_000))).toEqual({ ok: false, reason: 'too_large' })
    expect(await drawPicture(await pngSaying(7000, 7000))).toEqual({ ok: false, reason: 'not_a_picture' })
  })

  it('is refused for a file that was cut off', async () => {
    const whole = await canvas(300, 300).png({ compressionLevel: 0 }).toBuffer()
    expect(await drawPicture(whole.subarray(0, whole.length / 2))).toEqual({
      ok: false,
      reason: 'not_a_picture',
    })
  })
})
