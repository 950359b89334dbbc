import type { ContentAlignment } from '#core/content/alignment/types.ts'
import { alignmentGuidance } from '#core/content/posts/guidance.ts'
import type { PostInput } from '#core/content/posts/schema.ts'
import type { Sql } from '#db/client.ts'
import { insertAlignmentScore } from '#db/queries/content/alignment-scores.ts'
import type { WorkspaceContext } from '../context.ts'

/** Keeps one check of a text against the brand, inside an open transaction. */
export async function storeCheck(
  ctx: Pick<WorkspaceContext, 'workspace' | 'now'>,
  sql: Sql,
  check: { postId: string | null; post: PostInput; alignment: ContentAlignment; campaignName: string },
): Promise<void> {
  const { post, alignment } = check
  const { voice, values, audience, emotion } = alignment
  await insertAlignmentScore(sql, {
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
    now: ctx.now(),
  })
}
