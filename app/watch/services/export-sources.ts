import type { WorkspaceContext } from '#app/platform/context.ts'
import { writeOpml } from '#app/watch/integrations/write-opml.ts'
import { listSources } from '#db/queries/watch/sources.ts'

/** All feeds as an OPML document, which every feed reader takes. */
export async function exportSources(ctx: WorkspaceContext): Promise<string> {
  const sources = await ctx.inWorkspace(sql => listSources(sql, { workspace: ctx.workspace }))
  // Other readers follow feeds alone.
  const feeds = sources.filter(({ kind }) => kind === 'feed')
  return writeOpml('Brand Watch sources', feeds)
}
