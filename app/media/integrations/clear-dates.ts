import { readBox } from './read-box.ts'

/** What holds the heads of a film and of its tracks. */
const AROUND_HEADS = ['moov', 'trak', 'mdia']
/** The heads that begin with when they were made and when they were changed. */
const HEADS = ['mvhd', 'tkhd', 'mdhd']

/**
 * Takes out of an MP4 when it was written: the same film is the same file, whenever it is kept, and tells nobody the hour.
 * A date of zero says that it is not known (ISO/IEC 14496-12).
 */
export function clearDates(file: Buffer, { from, to } = { from: 0, to: file.length }): void {
  for (let at = from; at < to; ) {
    const box = readBox(file, at, to)
    if (!box) return
    if (AROUND_HEADS.includes(box.type)) clearDates(file, { from: box.begin, to: box.end })
    if (HEADS.includes(box.type)) {
      const isLong = file[box.begin] === 1
      const dates = box.begin + 4
      file.fill(0, dates, dates + (isLong ? 16 : 8))
    }
    at = box.end
  }
}
