import { builtInTemplates } from '#core/content/templates/built-in.ts'
import { listHashtagSets } from '#db/queries/content/editor/hashtag-sets.ts'
import { listTemplates } from '#db/queries/content/editor/templates.ts'
import type { WorkspaceContext } from '../../context.ts'
import { findFoundation } from '../find-foundation.ts'

/** A workspace's templates and hashtag sets, and the templates that come with the product, filled from the brand. */
export async function readTemplates(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [templates, hashtagSets, foundation] = await ctx.db.inWorkspace(workspace, sql =>
    Promise.all([
      listTemplates(sql, { workspace }),
      listHashtagSets(sql, { workspace }),
      findFoundation(sql, { workspace }),
    ]),
  )
  return { templates, hashtagSets, builtIn: builtInTemplates(foundation) }
}
