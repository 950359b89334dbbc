/** How recordings are kept. */
export type VoiceMime = 'audio/webm' | 'audio/ogg' | 'audio/mp4' | 'audio/mpeg' | 'audio/wav'

/** The file endings of recordings by how they are kept. */
export const VOICE_ENDINGS: Readonly<Record<VoiceMime, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}

/** The first bytes within which a WebM file says that it is one. */
const HEAD_BYTES = 64

/** Brands of MP4 that hold pictures. */
const PICTURE_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc'])

/**
 * What a file is by its first bytes, as far as it may hold a recording; null for everything that is not taken, whatever its
 * name says. Whether there is sound in it shows when it is read.
 */
export function voiceMime(bytes: Uint8Array): VoiceMime | null {
  const word = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3)
    return word(4, HEAD_BYTES).includes('webm') ? 'audio/webm' : null
  if (word(0, 4) === 'OggS') return 'audio/ogg'
  if (word(4, 8) === 'ftyp') return PICTURE_BRANDS.has(word(8, 12)) ? null : 'audio/mp4'
  if (word(0, 4) === 'RIFF') return word(8, 12) === 'WAVE' ? 'audio/wav' : null
  if (word(0, 3) === 'ID3' || isFrameOfMp3(first, second)) return 'audio/mpeg'
  return null
}

/** Eleven set bits, then a version that exists, then layer III (ISO/IEC 11172-3). */
function isFrameOfMp3(first: number, second: number): boolean {
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  return first === 0xff && second >= 0xe0 && version !== 1 && layer === 1
}
