import { addDays, formatDate } from '../../shared/time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** A story may rest this long before anything is said about it, in days. */
export const STORY_RESTS_DAYS = 2

/** Ready stories that no post was made from, in the order in which the dashboard offers them: newest first. */
export function storyUntold(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const before = addDays(now, -STORY_RESTS_DAYS)
  return facts.untold
    .filter(({ createdAt }) => createdAt <= before)
    .map(({ id, title, createdAt }) =>
      behaviourDraft(
        {
          key: `story_untold:${id}`,
          type: 'growth_opportunity',
          priority: 52,
          confidence: 95,
          title: `${quotedTitle(title)} isn’t in a post yet`,
          description: `You saved this story on ${formatDate(createdAt, facts.timeZone)}, and no post uses it yet.`,
          actions: [
            {
              id: 'write_from_story',
              title: 'Write the post',
              description: 'We’ll write the first draft from the story.',
              actionData: { path: `/app/create/${id}` },
              estimatedTime: '15 minutes',
            },
          ],
          rows: { stories: [id] },
          dataSources: ['stories', 'content_created'],
          expires: 7,
        },
        now,
      ),
    )
}
