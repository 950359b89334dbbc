import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
import { findChoices } from '#db/queries/posts/choices.ts'
import { listHashtagSets } from '#db/queries/posts/hashtag-sets.ts'
import { listTemplates } from '#db/queries/posts/templates.ts'

/** A workspace's templates and hashtag sets, and the templates that come with the product, filled from the brand. */
export async function readTemplates(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [templates, hashtagSets, foundation] = await ctx.inWorkspace(sql =>
    Promise.all([
      listTemplates(sql, { workspace }),
      listHashtagSets(sql, { workspace }),
      findFoundation(sql, { workspace }),
    ]),
  )
  return { templates, hashtagSets, builtIn: builtInTemplates(foundation) }
}

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
