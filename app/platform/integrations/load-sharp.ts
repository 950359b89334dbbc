type Sharp = typeof import('sharp')['default']

let library: Promise<Sharp> | null = null

/**
 * The library that reads and draws pictures, loaded at the first one: it brings 20 MiB. It may read five kinds only, and
 * SVG, which only we write: what people send is looked at first, and is none (core/media/picture-kind.ts). It works on one
 * thread for each picture and keeps none of them, since the server answers other people meanwhile.
 */
export function loadSharp(): Promise<Sharp> {
  library ??= load()
  return library
}

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
