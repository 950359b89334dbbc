import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
import { findChoices } from '#db/queries/posts/choices.ts'

/** What a template or a hashtag set of the workspace puts into a text; null when there is none of that id. */
export async function findInsert(
  ctx: WorkspaceContext,
  { kind, id }: { kind: string; id: string },
): Promise<string | null> {
  const { workspace, userId } = ctx
  const [choices, foundation] = await ctx.inWorkspace(sql =>
    Promise.all([findChoices(sql, { workspace, userId }), findFoundation(sql, { workspace })]),
  )
  if (kind === 'hashtags') return choices.hashtagSets.find(set => set.id === id)?.tags ?? null
  return [...choices.templates, ...builtInTemplates(foundation)].find(row => row.id === id)?.body ?? null
}
