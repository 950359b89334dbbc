import { scoreContent } from '../alignment/score-content.ts'
import type { ContentAlignment } from '../alignment/types.ts'
import type { ClarifyData } from '../clarify/keys.ts'
import type { MeasuredScores, RescoredPost } from './summary.ts'

/** As in the editor: five posts tell a habit, ten are enough, 1500 characters of each. */
const HISTORY = { fewest: 5, most: 10, length: 1500 } as const

/**
 * The posts scored against the saved answers and against the drafted ones, each with the others as the brand's habit;
 * without those that cannot be scored. A post without a title is called by the beginning of its text. Takes up to 20 milliseconds for a post.
 */
export function rescorePosts(
  posts: readonly { readonly id: string; readonly title: string; readonly body: string }[],
  saved: ClarifyData,
  drafted: ClarifyData,
): RescoredPost[] {
  return posts.flatMap(({ id, title, body }) => {
    const others = posts.filter(post => post.id !== id).slice(0, HISTORY.most)
    const history =
      others.length >= HISTORY.fewest ? others.map(post => post.body.slice(0, HISTORY.length)) : []
    const [before, after] = [saved, drafted].map(answers => scoreContent(body, answers, history))
    if (before?.certainty !== 'told' || after?.certainty !== 'told') return []
    return [{ id, title: title || opening(body), before: measured(before), after: measured(after) }]
  })
}

function measured({ overall, voice, values, audience, emotion }: ContentAlignment): MeasuredScores {
  return { overall, voice, values, audience, emotion }
}

function opening(body: string): string {
  const line = body.trim().split('\n', 1)[0] ?? ''
  return line.length > 60 ? `${line.slice(0, 60).toWellFormed().trim()}…` : line
}
