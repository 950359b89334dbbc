import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fitForPlatform } from '#app/media/services/fit-for-platform.ts'
import { CENTRE } from '#core/media/focus.ts'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import { fitPicture } from './fit-picture.ts'

/** Noise, which no format makes small. */
async function noise(width: number, height: number, format: 'jpeg' | 'png') {
  const { data, info } = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    [format]()
    .toBuffer({ resolveWithObject: true })
  const mime = format === 'png' ? ('image/png' as const) : ('image/jpeg' as const)
  return {
    image: data,
    picture: { width: info.width, height: info.height, bytes: data.length, mime, focus: CENTRE },
  }
}

describe('a picture fitted to a platform', () => {
  it('is the very file where that is taken', async () => {
    const { image, picture } = await noise(300, 300, 'jpeg')
    const fitted = await fitPicture(image, { rule: PICTURE_RULES.bluesky, picture })
    expect(Buffer.from(fitted?.image ?? [])).toEqual(image)
  })

  it('keeps to the bytes by quality first and by size then, the same each time, with nothing beside the pixels', async () => {
    const { image, picture } = await noise(700, 500, 'png')
    for (const [bytes, width] of [
      [picture.bytes - 1, 700],
      [40_000, null],
    ] as const) {
      const rule = { ...PICTURE_RULES.bluesky, bytes }
      const fitted = await fitPicture(image, { rule, picture })
      expect(fitted?.bytes).toBeLessThanOrEqual(bytes)
      if (width) expect(fitted?.width).toBe(width)
      else expect(fitted?.width).toBeLessThan(700)
      const beside = await sharp(fitted?.image).metadata()
      expect([beside.format, beside.exif, beside.icc]).toEqual(['jpeg', undefined, undefined])
      const again = await fitPicture(image, { rule, picture })
      expect(Buffer.from(again?.hash ?? [])).toEqual(Buffer.from(fitted?.hash ?? []))
    }
    const impossible = { ...PICTURE_RULES.bluesky, bytes: 10 }
    expect(await fitPicture(image, { rule: impossible, picture })).toBeNull()
  })

  it('is a JPEG of a shape and width that Instagram takes', async () => {
    const { image, picture } = await noise(200, 900, 'png')
    const fitted = await fitForPlatform({ image, ...picture }, { platform: 'instagram' })
    expect(await fitForPlatform({ image, ...picture }, { platform: 'instagram', mostBytes: 9 })).toBeNull()
    expect(fitted).toMatchObject({ mime: 'image/jpeg', width: 200, height: 250 })
  })
})
