import type { ContentAlignment } from '#core/content/alignment/score-content.ts'
import { alignmentGuidance } from '#core/content/posts/guidance.ts'
import type { PostInput } from '#core/content/posts/schema.ts'
import { ok, type Result } from '#core/shared/result.ts'
import type { WorkspaceContext } from '../../context.ts'
import { checkPost } from '../check-post.ts'

export interface PostEvaluation {
  readonly alignment_scores: Pick<ContentAlignment, 'voice' | 'values' | 'audience' | 'emotion'>
  readonly suggestions: readonly string[]
  readonly overall_score: number
  readonly overall_guidance: string
}

/** Scores a post and keeps the score, answering in the names of the deprecated call of the specification. */
export async function evaluatePost(
  ctx: WorkspaceContext,
  input: { postId: string | null; post: PostInput },
): Promise<Result<{ evaluation: PostEvaluation }, 'read_only'>> {
  const checked = await checkPost(ctx, { ...input, checksOff: null })
  if (!checked.ok) return checked
  const { alignment } = checked
  const { voice, values, audience, emotion } = alignment
  return ok({
    evaluation: {
      alignment_scores: { voice, values, audience, emotion },
      suggestions: alignment.suggestions,
      overall_score: alignment.overall,
      overall_guidance: alignmentGuidance(alignment),
    },
  })
}
