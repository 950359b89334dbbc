import { DRIFT_DAYS, ENOUGH_POSTS } from '../../brand/strategy/drift.ts'
import { linkKey } from '../../stories/link-key.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, MOST_ROWS, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'
import { publishedSince } from './published-since.ts'

/** Pillars of the strategy that none of a month's posts is about; told once enough posts are out to say so. */
export function pillarSilent(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const published = publishedSince(facts, DRIFT_DAYS, now)
  if (published.length < ENOUGH_POSTS) return []
  return facts.drift.pillars
    .filter(pillar => pillar.published === 0 && published.every(post => post.pillarId !== pillar.id))
    .map(({ id, title, stories }) => {
      const story = facts.untold.find(({ pillarIds }) => pillarIds.includes(id))
      const write = story
        ? {
            id: 'write_from_story',
            title: 'Write from a story',
            description: `Start a post from ${quotedTitle(story.title)}.`,
            actionData: { path: `/app/create/${story.id}` },
            estimatedTime: '15 minutes',
          }
        : {
            id: 'add_story',
            title: 'Add a story',
            description: `Start with a question about ${quotedTitle(title)}.`,
            actionData: {
              path: '/app/storybank',
              ...(stories === 0 ? { fill: { gap: linkKey({ kind: 'pillar', name: id }) } } : {}),
            },
            estimatedTime: '2 minutes',
          }
      return behaviourDraft(
        {
          key: `pillar_silent:${id}`,
          type: 'ai_recommendation',
          priority: 64,
          confidence: 90,
          title: `Nothing published on ${quotedTitle(title)}`,
          description: `You’ve published ${published.length} posts in the last ${DRIFT_DAYS} days, and none is about your pillar ${quotedTitle(title)}.`,
          actions: [
            write,
            {
              id: 'open_strategy',
              title: 'Open the strategy',
              description: 'See what you published on each pillar.',
              actionData: { path: '/app/strategy' },
              estimatedTime: '2 minutes',
            },
          ],
          rows: { posts: published.slice(0, MOST_ROWS).map(post => post.id) },
          metadata: { published: published.length },
          dataSources: ['content_pillars', 'content_created', 'content_planner'],
          expires: 14,
        },
        now,
      )
    })
}
