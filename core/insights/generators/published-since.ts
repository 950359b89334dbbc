import { addDays } from '../../shared/time.ts'
import type { BehaviourFacts, PostFact } from '../behaviour-facts.ts'

/** Posts that went out in the last `days` days, up to `now`, the newest first. */
export function publishedSince({ newestPosts }: BehaviourFacts, days: number, now: Date): PostFact[] {
  const from = addDays(now, -days)
  const at = (post: PostFact) => post.publishedAt?.getTime() ?? 0
  return newestPosts
    .filter(({ publishedAt }) => publishedAt !== null && publishedAt > from && publishedAt <= now)
    .sort((a, b) => at(b) - at(a))
}
