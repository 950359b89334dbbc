/** One part of an MP4 or MOV file: its length, its name and its content, which may be parts again. */
export interface Box {
  readonly type: string
  /** Where its content begins and ends. */
  readonly begin: number
  readonly end: number
}

/** The box that begins at `at`; null when it is not one, or reaches beyond `to`. */
export function readBox(bytes: Buffer, at: number, to: number): Box | null {
  if (at + 8 > to || at + 8 > bytes.length) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 0) return { type, begin: at + 8, end: to }
  const isLong = short === 1
  if (isLong && at + 16 > bytes.length) return null
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const begin = at + (isLong ? 16 : 8)
  return at + length < begin || at + length > to ? null : { type, begin, end: at + length }
}
