/** Kinds of picture that are kept; each is told by how its bytes begin, never by its name. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

export type AvatarType = (typeof AVATAR_TYPES)[number]

/** The most that a picture may hold, in bytes, and the longest side, in pixels: a small file can unfold into a huge one. */
export const AVATAR_LIMITS = { bytes: 900_000, side: 4096 } as const

/** What a picture is: its kind, and its sides in pixels. */
export interface AvatarFacts {
  readonly type: AvatarType
  readonly width: number
  readonly height: number
}

/** Reads kind and size from the head of a picture; null when it is none that we keep. Never throws. */
export function readAvatar(bytes: Uint8Array): AvatarFacts | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
}

/** Whether a picture of ours to keep: of a known kind, and neither side beyond the limit or empty. */
export function isAvatarSize({ width, height }: Pick<AvatarFacts, 'width' | 'height'>): boolean {
  return [width, height].every(side => Number.isInteger(side) && side >= 1 && side <= AVATAR_LIMITS.side)
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  bytes.length >= at + signature.length && signature.every((byte, n) => bytes[at + n] === byte)

/** A whole number of so many bytes, the highest first (or last for `isLittle`). */
function numberAt(bytes: Uint8Array, at: number, length: number, isLittle = false): number {
  let value = 0
  for (let n = 0; n < length; n += 1)
    value = value * 256 + (bytes[isLittle ? at + length - 1 - n : at + n] ?? 0)
  return value
}

const letters = (text: string) => [...text].map(letter => letter.charCodeAt(0))

function readPng(bytes: Uint8Array): AvatarFacts | null {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return null
  if (!startsWith(bytes, letters('IHDR'), 12)) return null
  return { type: 'image/png', width: numberAt(bytes, 16, 4), height: numberAt(bytes, 20, 4) }
}

/** Markers that begin a frame and hold its size. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

function readJpeg(bytes: Uint8Array): AvatarFacts | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (FRAMES.has(marker))
      return { type: 'image/jpeg', height: numberAt(bytes, at + 5, 2), width: numberAt(bytes, at + 7, 2) }
    const length = numberAt(bytes, at + 2, 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

function readWebp(bytes: Uint8Array): AvatarFacts | null {
  if (!startsWith(bytes, letters('RIFF')) || !startsWith(bytes, letters('WEBP'), 8) || bytes.length < 30)
    return null
  const facts = (width: number, height: number): AvatarFacts => ({ type: 'image/webp', width, height })
  if (startsWith(bytes, letters('VP8X'), 12))
    return facts(numberAt(bytes, 24, 3, true) + 1, numberAt(bytes, 27, 3, true) + 1)
  if (startsWith(bytes, letters('VP8L'), 12)) {
    const packed = numberAt(bytes, 21, 4, true)
    return facts((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  if (startsWith(bytes, letters('VP8 '), 12))
    return facts(numberAt(bytes, 26, 2, true) & 0x3fff, numberAt(bytes, 28, 2, true) & 0x3fff)
  return null
}

/**
 * A JPEG without what a camera wrote beside the picture (place, time, device): its application segments but the first
 * kind (JFIF) and its comments are left out. Any other bytes come back as they are. Never throws.
 */
export function withoutCameraNotes(bytes: Uint8Array): Uint8Array {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return bytes
  const kept: [number, number][] = [[0, 2]]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // From the start of the scan on everything is picture.
    if (marker === 0xda || marker === 0xd9) break
    const end = at + 2 + Math.max(2, numberAt(bytes, at + 2, 2))
    // 0xee tells how colours are meant, 0xe2 may hold their profile.
    const isNote = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee && marker !== 0xe2) || marker === 0xfe
    if (!isNote) kept.push([at, Math.min(end, bytes.length)])
    at = end
  }
  if (at < bytes.length) kept.push([at, bytes.length])
  const clean = new Uint8Array(kept.reduce((sum, [from, to]) => sum + to - from, 0))
  let to = 0
  for (const [from, end] of kept) {
    clean.set(bytes.subarray(from, end), to)
    to += end - from
  }
  return clean
}
