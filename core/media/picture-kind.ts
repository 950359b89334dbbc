/** The kinds of picture that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** How pictures are kept, and sent to networks. */
export type KeptMime = 'image/jpeg' | 'image/png'

/** How pictures and videos are kept. */
export type MediaMime = KeptMime | 'video/mp4'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * What a file is by its first bytes; null for everything that is not taken, whatever its name says. A file that begins
 * like a picture may still be broken: that shows when it is read.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const starts = (wanted: readonly number[]) => wanted.every((byte, place) => bytes[place] === byte)
  const word = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg'
  if (starts(PNG)) return 'png'
  if (word(0, 6) === 'GIF87a' || word(0, 6) === 'GIF89a') return 'gif'
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return 'webp'
  if (word(4, 8) === 'ftyp' && (word(8, 12) === 'avif' || word(8, 12) === 'mif1')) return 'avif'
  return null
}
