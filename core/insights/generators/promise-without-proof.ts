import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, counted, MOST_ROWS, type ProposedAction, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** What the strategy or a month's posts claim without proof, as the strategy page finds it. */
export function promiseWithoutProof({ drift }: BehaviourFacts, now: Date): InsightDraft[] {
  const [claim] = drift.bareClaims
  const [post] = drift.barePosts
  if (claim === undefined && !post) return []
  const parts = [
    drift.bareClaims.length > 0 ? `${counted(drift.bareClaims.length, 'claim')} of your strategy` : '',
    drift.barePosts.length > 0 ? `${counted(drift.barePosts.length, 'published post')}` : '',
  ].filter(part => part !== '')
  const example = claim ?? post?.words ?? ''
  const fix: ProposedAction =
    claim !== undefined
      ? {
          id: 'add_proof',
          title: 'Add the proof',
          description: 'A number, a name or a link is enough.',
          actionData: { path: '/app/strategy/edit', fill: { section: 'message' } },
          estimatedTime: '5 minutes',
        }
      : {
          id: 'edit_post',
          title: 'Edit the post',
          description: 'Add a number, a name or a link.',
          actionData: { path: '/app/create', fill: { post: post?.id ?? '' } },
          estimatedTime: '5 minutes',
        }
  return [
    behaviourDraft(
      {
        key: 'promise_without_proof',
        type: 'competitive_analysis',
        priority: 56,
        confidence: 75,
        title: 'A promise without proof',
        description: `Something is promised without proof in ${parts.join(' and ')}, such as ${quotedTitle(example)}.`,
        actions: [fix],
        rows: { posts: drift.barePosts.slice(0, MOST_ROWS).map(({ id }) => id) },
        figures: drift.bareClaims.map(text => ({
          label: quotedTitle(text),
          value: 'no proof yet',
          path: '/app/strategy',
        })),
        metadata: { claims: drift.bareClaims.length, posts: drift.barePosts.length },
        dataSources: ['strategies', 'content_created'],
        expires: 14,
      },
      now,
    ),
  ]
}
