import type { WorkspaceContext } from '#app/platform/context.ts'
import { countSources } from '#db/queries/watch/sources.ts'

/** Is there anything of Brand Watch from a plan that had it? It stays readable on one that has not. */
export async function hasWatch(ctx: WorkspaceContext): Promise<boolean> {
  return ctx.inWorkspace(async sql => (await countSources(sql, { workspace: ctx.workspace })) > 0)
}
