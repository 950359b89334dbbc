import { dayText } from '../../schedule/when-text.ts'
import { addDays } from '../../shared/time.ts'
import { readInstant } from '../../shared/untrusted.ts'
import { AHEAD_DAYS, type BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, counted, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** Stories whose permission ends within 14 days; like the permission itself, the last day (UTC) still counts. */
export function permissionExpiring(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const today = now.toISOString().slice(0, 10)
  const last = addDays(now, AHEAD_DAYS).toISOString().slice(0, 10)
  return facts.permissions
    .filter(({ expiresOn }) => expiresOn >= today && expiresOn <= last)
    .flatMap(({ id, title, expiresOn, posts }) => {
      const midnight = readInstant(`${expiresOn}T00:00:00Z`)
      if (!midnight) return []
      const used =
        posts === 0 ? 'no post uses it' : `${counted(posts, 'post')} ${posts === 1 ? 'uses' : 'use'} it`
      return [
        behaviourDraft(
          {
            key: `permission_expiring:${id}`,
            type: 'data_quality',
            priority: 88,
            confidence: 100,
            title: `Permission for ${quotedTitle(title)} is ending`,
            description: `Permission to use this story ends on ${dayText(expiresOn, { year: true })}, and ${used}.`,
            actions: [
              {
                id: 'open_story',
                title: 'Open the story',
                description: 'See who gave permission, and ask again.',
                actionData: { path: `/app/storybank/${id}` },
                estimatedTime: '5 minutes',
              },
            ],
            rows: { stories: [id] },
            metadata: { posts, expiresOn },
            dataSources: ['stories', 'story_people'],
            expires: addDays(midnight, 1),
          },
          now,
        ),
      ]
    })
}
