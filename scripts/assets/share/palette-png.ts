import { crc32, deflateSync } from 'node:zlib'

export interface PaletteImage {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each point, row by row. Alpha is left out of account. */
  readonly rgba: Uint8Array
}

const COLOURS = 64

/**
 * Writes an image of few colours as a PNG with a palette, a third of the size that browsers write. The colours that
 * stand most often are kept; every other point takes the nearest of them. `about` is kept in the file as its title.
 */
export function palettePng(image: PaletteImage, about: string): Buffer {
  const { width, height, rgba } = image
  const colours = mostFrequent(rgba)
  const nearest = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(rgba, (y * width + x) * 4)
      let index = nearest.get(colour)
      if (index === undefined) {
        index = nearestOf(colours, colour)
        nearest.set(colour, index)
      }
      rows[y * (width + 1) + 1 + x] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each point, which is a place in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.from(colours.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('iTXt', Buffer.concat([Buffer.from('Title\0\0\0\0\0', 'latin1'), Buffer.from(about)])),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What a PNG says of itself: its measures in points, and the title written into it by `palettePng`. */
export function describePng(png: Buffer): { width: number; height: number; title: string } {
  const at = png.indexOf('iTXtTitle\0')
  const length = at < 0 ? 0 : png.readUInt32BE(at - 4)
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    title: at < 0 ? '' : png.subarray(at + 4 + 'Title'.length + 5, at + 4 + length).toString('utf8'),
  }
}

function colourAt(rgba: Uint8Array, at: number): number {
  return ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)
}

function mostFrequent(rgba: Uint8Array): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = colourAt(rgba, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, COLOURS)
    .map(([colour]) => colour)
}

function nearestOf(colours: readonly number[], colour: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, candidate] of colours.entries()) {
    const red = (candidate >> 16) - (colour >> 16)
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255)
    const blue = (candidate & 255) - (colour & 255)
    const distance = red * red + green * green + blue * blue
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
