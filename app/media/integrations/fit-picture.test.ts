import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import { fitPicture } from './fit-picture.ts'

/** A picture that is hard to make small: each pixel is its own. */
async function noise(width: number, height: number, kind: 'jpeg' | 'png') {
  let seed = 1
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  })
  const image = await sharp(pixels, { raw: { width, height, channels: 3 } })
    [kind]()
    .toBuffer()
  return { image, mime: `image/${kind}`, width, height, focus: { x: 50, y: 50 } }
}

it('leaves what fits as it is', async () => {
  const picture = await noise(40, 40, 'png')
  expect(await fitPicture(picture, PICTURE_RULES.mastodon)).toMatchObject({
    image: picture.image,
    mime: 'image/png',
  })
})

it('gives up quality before size, and some size where that is not enough', async () => {
  const picture = await noise(800, 600, 'png')
  const rule = { ...PICTURE_RULES.bluesky, bytes: 300_000 }
  const fitted = await fitPicture(picture, rule)
  expect(fitted).toMatchObject({ mime: 'image/jpeg', width: 800, height: 600 })
  expect(fitted.image.length).toBeLessThanOrEqual(300_000)
  expect(Buffer.from((await fitPicture(picture, rule)).image).equals(fitted.image)).toBe(true)
  const tiny = await fitPicture(picture, { ...rule, bytes: 40_000 })
  expect(tiny.width).toBeLessThan(800)
  expect(tiny.image.length).toBeLessThanOrEqual(40_000)
  await expect(fitPicture(picture, { ...rule, bytes: 100 })).rejects.toThrow('small enough')
})

it('cuts to the shape that Instagram takes, and makes PNG a JPEG for it', async () => {
  const fitted = await fitPicture(await noise(100, 400, 'png'), PICTURE_RULES.instagram)
  expect(fitted).toMatchObject({ mime: 'image/jpeg', width: 100, height: 125 })
  expect(await sharp(fitted.image).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 125 })
})
