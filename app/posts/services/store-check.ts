import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'
import type { PostText } from '#core/posts/schema.ts'
import type { Sql } from '#db/client.ts'
import { insertAlignmentScore, isAlignmentScoreStored } from '#db/queries/posts/alignment-scores.ts'

/**
 * Keeps one check of a text against the brand, inside an open transaction. One that could not be told is kept as a check,
 * but never counts towards the brand score: its 50 is no measurement. One that says what the one before said is kept already:
 * pressing again moves no average.
 */
export async function storeCheck(
  ctx: Pick<WorkspaceContext, 'workspace' | 'now'>,
  sql: Sql,
  check: {
    postId: string | null
    post: PostText
    alignment: ContentAlignment
    campaignName: string
    /** Only checks of saved texts count towards the brand score. */
    isSaved: boolean
  },
): Promise<void> {
  const { post, alignment } = check
  const { voice, values, audience, emotion } = alignment
  const score = {
    workspace: ctx.workspace,
    postId: check.postId,
    title: post.title,
    caption: post.body,
    platform: post.platform,
    postGoal: post.goal,
    campaign: check.campaignName,
    alignmentScores: { voice, values, audience, emotion },
    suggestions: [...alignment.suggestions],
    overallScore: alignment.overall,
    overallGuidance: alignmentGuidance(alignment),
    isSaved: check.isSaved && alignment.certainty === 'told',
    now: ctx.now(),
  }
  if (!(await isAlignmentScoreStored(sql, score))) await insertAlignmentScore(sql, score)
}
