/** Uploads that one process reads at once: each holds 20 MB, and drawing its pictures 200 MB more. */
const MOST_AT_ONCE = 6

/** Videos that one process takes at once: each takes 100 MB of its disk, and up to 200 MB of memory in its turn. */
const MOST_VIDEOS_AT_ONCE = 3

const taken = { picture: 0, video: 0 }

/** Room for one upload, given back by calling what comes; null while there is none. */
export function takeUploadSlot(kind: keyof typeof taken): (() => void) | null {
  if (taken[kind] >= (kind === 'video' ? MOST_VIDEOS_AT_ONCE : MOST_AT_ONCE)) return null
  taken[kind]++
  let isHeld = true
  return () => {
    if (isHeld) taken[kind]--
    isHeld = false
  }
}
