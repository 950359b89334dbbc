/** Uploads that one process reads at once: each holds 20 MB, and drawing its pictures 200 MB more. */
const MOST_AT_ONCE = 6

let taken = 0

/** Room for one upload, given back by calling what comes; null while there is none. */
export function takeUploadSlot(): (() => void) | null {
  if (taken >= MOST_AT_ONCE) return null
  taken++
  let isHeld = true
  return () => {
    if (isHeld) taken--
    isHeld = false
  }
}
