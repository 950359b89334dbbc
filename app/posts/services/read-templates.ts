import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
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
