import { inThread } from '#app/platform/threads/in-thread.ts'
import { type DiffPart, diffWords } from '#core/shared/word-diff.ts'

/** Characters of both texts that are compared within a few milliseconds; more go to a thread. */
const SMALL = 4_000

const diffInThread = inThread<typeof diffWords>('core/shared/word-diff.ts', 'diffWords')

/** What changed between two texts, word by word; see `diffWords`. */
export async function compareTexts(before: string, after: string): Promise<readonly DiffPart[]> {
  return before.length + after.length <= SMALL ? diffWords(before, after) : diffInThread(before, after)
}
