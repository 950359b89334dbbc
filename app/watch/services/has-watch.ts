import type { WorkspaceContext } from '#app/platform/context.ts'
import { countCompetitors } from '#db/queries/research/competitors.ts'
import { countNotes } from '#db/queries/research/notes.ts'
import { hasSources } from '#db/queries/watch/sources.ts'

/** Is there anything of Brand Watch from a plan that had it? It stays readable on one that has not. */
export async function hasWatch(ctx: WorkspaceContext): Promise<boolean> {
  const { workspace } = ctx
  const [isFollowing, competitors, notes] = await ctx.readInWorkspace(sql =>
    Promise.all([
      hasSources(sql, { workspace }),
      countCompetitors(sql, { workspace }),
      countNotes(sql, { workspace }),
    ]),
  )
  return isFollowing || competitors + notes > 0
}
