/** TikTok takes parts from 5 to 64 MB, the last one up to 128 MB. */
const PART_BYTES = 8_388_608

export interface Parts {
  readonly partBytes: number
  readonly count: number
}

/** How a video of so many bytes is cut: what is left over belongs to the last part. */
export function cutVideo(bytes: number): Parts {
  const count = Math.max(Math.floor(bytes / PART_BYTES), 1)
  return { partBytes: count === 1 ? bytes : PART_BYTES, count }
}

/** The first byte of a part and the one behind its last. */
export function rangeOf(place: number, { partBytes, count }: Parts, bytes: number) {
  return { from: place * partBytes, to: place === count - 1 ? bytes : (place + 1) * partBytes }
}
