/** Uploads of each kind that one process takes at once. */
const MOST = {
  /** Each holds 20 MB, a capture 31, and drawing its pictures 200 MB more. */
  picture: 6,
  /** Each takes 100 MB of its disk, and up to 200 MB of memory in its turn. */
  video: 3,
  /** As pictures, from whoever is not signed in, so that they take no room of the members'. */
  mail: 2,
  share: 2,
  /** Each takes 500 MB of its disk. */
  archive: 2,
} as const

const taken = { picture: 0, video: 0, mail: 0, share: 0, archive: 0 }

/** Room for one upload, given back by calling what comes; null while there is none. */
export function takeUploadSlot(kind: keyof typeof MOST): (() => void) | null {
  if (taken[kind] >= MOST[kind]) return null
  taken[kind]++
  let isHeld = true
  return () => {
    if (isHeld) taken[kind]--
    isHeld = false
  }
}
