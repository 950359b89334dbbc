import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AlignmentConcern, Certainty, ContentAlignment } from '#core/brand/alignment/types.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'
import type { PostText } from '#core/posts/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { checkPost } from './check-post.ts'

export interface PostEvaluation {
  readonly alignment_scores: Pick<ContentAlignment, 'voice' | 'values' | 'audience' | 'emotion'>
  readonly suggestions: readonly string[]
  readonly overall_score: number
  readonly overall_guidance: string
  /** Why the numbers say nothing, unless it is `told`. */
  readonly certainty: Certainty
  /** What keeps the whole text down, each with its place in the caption. */
  readonly concerns: readonly AlignmentConcern[]
}

/**
 * Scores a text and keeps the score, answering in the names of the deprecated call. A post that is
 * named must be one of this workspace: a score is never kept under a name that somebody else's post may have.
 */
export async function evaluatePost(
  ctx: WorkspaceContext,
  input: { postId: string | null; post: PostText },
): Promise<Result<{ evaluation: PostEvaluation }, 'read_only' | 'not_found'>> {
  const { workspace } = ctx
  const { postId } = input
  if (postId !== null) {
    const post = isUuid(postId)
      ? await ctx.inWorkspace(sql => findPost(sql, { workspace, id: postId }))
      : null
    if (!post) return err('not_found')
  }
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
      certainty: alignment.certainty,
      concerns: alignment.concerns,
    },
  })
}
