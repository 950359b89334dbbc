import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AVATAR_LIMITS } from '#core/identity/account/avatar.ts'
import { drawAvatar } from './draw-avatar.ts'

const PLACE = 'Rua das Flores 38'
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${PLACE}"/></rdf:RDF></x:xmpmeta>`

const canvas = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture as a telephone makes it: with maker, place, profile and a description beside it. */
const photograph = (width = 400, height = 300) =>
  canvas(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', ImageDescription: PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 8/1 51/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(XMP)
    .withIccProfile('p3')

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG with these chunks straight after its head. */
function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const head = 8 + 25
  return Buffer.concat([png.subarray(0, head), ...chunks, png.subarray(head)])
}

const words = (keyword: string, text: string) => chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'))
const packedWords = (keyword: string, text: string) =>
  chunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]))

/** The names of a WebP's chunks, in order. */
function chunksOf(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp)
  const names: string[] = []
  for (
    let at = 12;
    at + 8 <= bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  )
    names.push(bytes.toString('latin1', at, at + 4))
  return names
}

async function drawn(picture: Uint8Array): Promise<Uint8Array> {
  const result = await drawAvatar(picture)
  if (!result.ok) throw new Error(result.reason)
  expect(result.contentType).toBe('image/webp')
  return result.image
}

async function expectNothingBeside(image: Uint8Array) {
  const { exif, xmp, iptc, icc, comments, pages } = await sharp(image).metadata()
  expect({ exif, xmp, iptc, icc, comments, pages }).toEqual({})
  expect(chunksOf(image).filter(name => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))).toEqual([])
  const text = Buffer.from(image).toString('latin1')
  for (const trace of [PLACE, 'Telephone', 'Exif', 'xmpmeta', 'Display P3']) expect(text).not.toContain(trace)
}

describe('what was written beside a picture goes', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('from a photograph as %s', async format => {
    const picture = await photograph().toFormat(format).toBuffer()
    const before = await sharp(picture).metadata()
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)
    await expectNothingBeside(await drawn(picture))
  })

  it('from the words and times of a PNG, packed or not, and from what hangs on behind', async () => {
    const png = withChunks(
      await canvas(300, 300).png().toBuffer(),
      words('Comment', PLACE),
      packedWords('Description', PLACE),
      chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
      chunk('tIME', Buffer.from([7, 234, 11, 22, 10, 0, 0])),
    )
    expect((await sharp(png).metadata()).comments).not.toBeUndefined()
    await expectNothingBeside(await drawn(Buffer.concat([png, Buffer.from(PLACE)])))
  })

  it('from the comments of a JPEG and from what hangs on behind', async () => {
    const jpeg = await canvas(300, 300).jpeg().toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + PLACE.length]), Buffer.from(PLACE)])
    const picture = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(PLACE)])
    await expectNothingBeside(await drawn(picture))
  })
})

describe('a picture is drawn anew', () => {
  it.each([
    [1200, 800, 256],
    [300, 4000, 256],
    [256, 256, 256],
    [120, 90, 90],
    [1, 1, 1],
  ])('of %d × %d pixels its middle becomes a square of %d', async (width, height, side) => {
    const image = await drawn(await canvas(width, height).png().toBuffer())
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
  })

  it('upright, as the camera was held', async () => {
    const left = await canvas(200, 400, '#ff0000').png().toBuffer()
    const lying = canvas(400, 400, '#0000ff').composite([{ input: left, left: 0, top: 0 }])
    const picture = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { data, info } = await sharp(await drawn(picture))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
    // A quarter turn to the right brings the left half to the top.
    expect([red(20, 20), red(236, 20), red(20, 236), red(236, 236)]).toEqual([true, true, false, false])
  })

  it('with what can be seen through left so', async () => {
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    const image = await drawn(await clear.png().toBuffer())
    expect(await sharp(image).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('and stands still where it moved', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map(colour => canvas(64, 64, colour).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(3)
    const image = await drawn(moving)
    await expectNothingBeside(image)
    expect(chunksOf(image)).not.toContain('ANIM')
    const { dominant } = await sharp(image).stats()
    expect(dominant.r).toBeGreaterThan(dominant.g + 100)
  })
})

describe('refused is', () => {
  it.each([
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['a page', Buffer.from('<!doctype html><title>x</title>')],
    ['nothing', Buffer.alloc(0)],
    ['the mere head of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s, whatever it calls itself', async (_, bytes) => {
    expect(await drawAvatar(bytes)).toEqual({ ok: false, reason: 'not_an_image' })
  })

  it.each(['gif', 'tiff', 'avif'] as const)('a picture of another kind: %s', async format => {
    const picture = await canvas(64, 64).toFormat(format).toBuffer()
    expect(await drawAvatar(picture)).toEqual({ ok: false, reason: 'not_an_image' })
  })

  it('a picture that was cut off', async () => {
    const whole = await photograph(900, 900).jpeg().toBuffer()
    expect(await drawAvatar(whole.subarray(0, whole.length - 400))).toEqual({
      ok: false,
      reason: 'not_an_image',
    })
  })

  it('one with more bytes than the limit', async () => {
    const large = Buffer.concat([await canvas(9, 9).png().toBuffer(), Buffer.alloc(AVATAR_LIMITS.bytes)])
    expect(await drawAvatar(large)).toEqual({ ok: false, reason: 'too_large' })
  })

  it('a small file that unfolds too far, by what it says of itself before any of it is unfolded', async () => {
    const { side } = AVATAR_LIMITS
    const longest = await canvas(side, 8).png().toBuffer()
    expect(await drawAvatar(longest)).toMatchObject({ ok: true })
    for (const [width, height] of [
      [side + 1, 1],
      [1, side + 1],
      [60_000, 60_000],
    ] as const) {
      const head = Buffer.alloc(13)
      head.writeUInt32BE(width)
      head.writeUInt32BE(height, 4)
      head.set([8, 2], 8)
      const bomb = Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        chunk('IHDR', head),
        chunk('IDAT', deflateSync(Buffer.alloc(50_000))),
        chunk('IEND', Buffer.alloc(0)),
      ])
      expect(await drawAvatar(bomb)).toEqual({ ok: false, reason: 'too_large' })
    }
  })

  it('the room and the time that words of a PNG would take when unfolded', async () => {
    // 40 times 20 MB in a file within the limit.
    const packed = deflateSync(Buffer.alloc(20_000_000, 'a'))
    const flood = Array.from({ length: 40 }, (_, at) =>
      chunk('zTXt', Buffer.concat([Buffer.from(`k${at}\0\0`), packed])),
    )
    const png = withChunks(await canvas(300, 300).png().toBuffer(), ...flood)
    expect(png.length).toBeLessThan(AVATAR_LIMITS.bytes)
    const before = process.resourceUsage().maxRSS
    await drawAvatar(png)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(60_000)
  })
})

it('never throws, whatever comes', async () => {
  const heads = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(format => photograph(40, 40).toFormat(format).toBuffer()),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.nat(),
      fc.uint8Array({ maxLength: 40 }),
      async (head, at, bytes) => {
        const broken = Buffer.from(head)
        broken.set(bytes.subarray(0, broken.length), at % Math.max(1, broken.length - bytes.length))
        await drawAvatar(broken)
      },
    ),
    { numRuns: 60 },
  )
})
