import type { WorkspaceContext } from '#app/platform/context.ts'
import { sourceHealth } from '#core/watch/health.ts'
import { isUuid } from '#db/client.ts'
import { findSource } from '#db/queries/watch/sources.ts'

/** One source with how it is; null when there is none. */
export async function readSource(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const source = await ctx.readInWorkspace(sql => findSource(sql, { workspace: ctx.workspace, id }))
  return source && { ...source, health: sourceHealth(source, ctx.now()) }
}
