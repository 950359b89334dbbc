/** Milliseconds between two notes of how far something is. */
const NOTE_EVERY_MS = 500

/** Notes how far something long is, now and then: files that are done, of how many. */
export function noteProgress(
  note: (progress: { readonly done: number; readonly total: number }) => Promise<void>,
): (done: number, total: number) => Promise<void> {
  let notedAt = Number.NEGATIVE_INFINITY
  return async (done, total) => {
    if (performance.now() - notedAt < NOTE_EVERY_MS) return
    notedAt = performance.now()
    await note({ done: Math.min(done, total), total })
  }
}
