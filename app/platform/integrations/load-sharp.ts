import { atFirstUse } from '#core/shared/at-first-use.ts'

type Sharp = typeof import('sharp')['default']

/**
 * The library that reads and draws pictures, loaded at the first one: it brings 20 MiB. It may read five kinds only, and
 * SVG, which only we write: what people send is looked at first, and is none (core/media/picture-kind.ts). It works on one
 * thread for each picture and keeps none of them, since the server answers other people meanwhile.
 */
export const loadSharp = atFirstUse(load)

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
