import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { hasFeature } from '#core/billing/features.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import type { ClarifySection } from '#core/brand/clarify/sections.ts'
import { mergeAnswers } from '#core/brand/forms/answers.ts'
import type { rescorePosts } from '#core/brand/what-if/rescore.ts'
import { summariseWhatIf, type WhatIfSummary } from '#core/brand/what-if/summary.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { listPostTexts } from '#db/queries/brand/rescored-posts.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from './find-foundation.ts'

const POSTS = 50

// A hundred scorings take a moment: in a thread nobody else waits for them.
const rescore = inThread<typeof rescorePosts>('core/brand/what-if/rescore.ts', 'rescorePosts')

/**
 * What other answers to one section would do to the scores of the last 50 posts. Saves nothing. Both sides are scored
 * now and alike, so that only the answers make the difference. Part of alignment in depth, and refused on a plan without it.
 */
export async function tryAnswers(
  ctx: WorkspaceContext,
  draft: { section: ClarifySection; answers: Readonly<Record<string, string | readonly string[]>> },
): Promise<Result<{ result: WhatIfSummary }, 'not_in_plan'>> {
  if (!hasFeature(ctx.tier, 'advanced_brand_alignment')) return err('not_in_plan')
  const { workspace } = ctx
  const [saved, posts] = await ctx.inWorkspace(async sql => {
    const rows = await Promise.all([
      findFoundation(sql, { workspace }),
      listPostTexts(sql, { workspace, limit: POSTS }),
    ])
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'clarify', actionType: 'what_if_tried' })
    return rows
  })
  const keys = sectionFields(draft.section).map(field => field.key)
  const drafted: ClarifyData = mergeAnswers(saved, keys, draft.answers)
  if (posts.length === 0) return ok({ result: summariseWhatIf([], []) })
  const { scored, untold } = await rescore(posts, saved, drafted)
  return ok({ result: summariseWhatIf(scored, untold) })
}
