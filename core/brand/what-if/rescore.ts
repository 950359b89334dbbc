import { scoreContent } from '../alignment/score-content.ts'
import type { ContentAlignment } from '../alignment/types.ts'
import type { ClarifyData } from '../clarify/keys.ts'
import type { MeasuredScores, RescoredPost, UntoldPost } from './summary.ts'

/** As in the editor: five posts tell a habit, ten are enough, 1500 characters of each. */
const HISTORY = { fewest: 5, most: 10, length: 1500 } as const

/**
 * The posts scored against the saved answers and against the drafted ones, each with the others as the brand's habit,
 * and apart from them those that cannot be scored with either. A post without a title is called by the beginning of its text. Takes up to 20 milliseconds for a post.
 */
export function rescorePosts(
  posts: readonly { readonly id: string; readonly title: string; readonly body: string }[],
  saved: ClarifyData,
  drafted: ClarifyData,
): { scored: RescoredPost[]; untold: UntoldPost[] } {
  const scored: RescoredPost[] = []
  const untold: UntoldPost[] = []
  for (const { id, title, body } of posts) {
    const others = posts.filter(post => post.id !== id).slice(0, HISTORY.most)
    const history =
      others.length >= HISTORY.fewest ? others.map(post => post.body.slice(0, HISTORY.length)) : []
    const before = scoreContent(body, saved, history)
    const after = scoreContent(body, drafted, history)
    const post = { id, title: title || opening(body) }
    const because = after.certainty === 'told' ? before.certainty : after.certainty
    if (because === 'told') scored.push({ ...post, before: measured(before), after: measured(after) })
    else untold.push({ ...post, because })
  }
  return { scored, untold }
}

function measured({ overall, voice, values, audience, emotion }: ContentAlignment): MeasuredScores {
  return { overall, voice, values, audience, emotion }
}

function opening(body: string): string {
  const line = body.trim().split('\n', 1)[0] ?? ''
  return line.length > 60 ? `${line.slice(0, 60).toWellFormed().trim()}…` : line
}
