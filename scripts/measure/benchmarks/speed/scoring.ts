import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { clarifyOf } from '#db/seed/founders/founder.ts'
import { FOUNDERS } from '#db/seed/founders/founders.ts'
import { postOf } from '#db/seed/texts.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'

const LENGTH = 10_000
/** A long post: what somebody types who waits for the score after each letter. */
const POST_LENGTH = 2_000
const TIMES = 200

/** How long scoring a text of 10 000 characters takes, with and without a history of past posts. */
export async function run(): Promise<void> {
  heading(`Alignment of ${LENGTH} characters`)
  const [founder] = FOUNDERS
  if (!founder) return note('there is no founder to write like')
  const posts = Array.from({ length: 60 }, (_, n) => postOf(founder, n).body)
  const text = posts.join('\n\n').repeat(3).slice(0, LENGTH)
  // As the editor does while one types: a letter more each time, so that nothing can be remembered from the last.
  const time = (history?: readonly string[], length = LENGTH) => {
    const times = Array.from({ length: TIMES }, (_, n) => {
      const draft = `${text.slice(0, length - TIMES + n)}`
      const startedAt = performance.now()
      scoreContent(draft, clarifyOf(founder), history)
      return performance.now() - startedAt
    })
    return { first: times[0] ?? Number.NaN, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  }
  const bare = time()
  goal('ms, median', bare.p50, { atMost: 5 }, `p99 ${short(bare.p99)}, the very first ${short(bare.first)}`)
  const warm = time(posts.slice(0, 10))
  goal('ms with ten past posts, median', warm.p50, { atMost: 5 }, `p99 ${short(warm.p99)}`)
  const post = time(posts.slice(0, 10), POST_LENGTH)
  goal(
    `ms from a keystroke to the new score at ${POST_LENGTH} characters, median`,
    post.p50,
    { atMost: 16 },
    `p99 ${short(post.p99)}; the computation alone, without the browser's painting`,
  )
}
