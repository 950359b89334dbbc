import type { WorkspaceContext } from '#app/platform/context.ts'
import { countCompetitors } from '#db/queries/research/competitors.ts'
import { countNotes } from '#db/queries/research/notes.ts'
import { countSources } from '#db/queries/watch/sources.ts'

/** Is there anything of Brand Watch from a plan that had it? It stays readable on one that has not. */
export async function hasWatch(ctx: WorkspaceContext): Promise<boolean> {
  const { workspace } = ctx
  const counts = await ctx.inWorkspace(sql =>
    Promise.all([
      countSources(sql, { workspace }),
      countCompetitors(sql, { workspace }),
      countNotes(sql, { workspace }),
    ]),
  )
  return counts.some(count => count > 0)
}
