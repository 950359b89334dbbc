import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'

/** How much a text sounds like the brand, by what the editor goes by as well. Nothing is kept. */
export async function scoreText(
  ctx: WorkspaceContext,
  { text }: { text: string },
): Promise<ContentAlignment> {
  const { workspace } = ctx
  const [foundation, history] = await ctx.inWorkspace(sql =>
    Promise.all([findFoundation(sql, { workspace }), findHistory(sql, { workspace, except: null })]),
  )
  return scoreContent(text, foundation, history)
}
