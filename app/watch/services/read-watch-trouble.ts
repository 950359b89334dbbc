import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { sourceHealth } from '#core/watch/health.ts'
import { listSources } from '#db/queries/watch/sources.ts'

/** How many sources are amber and how many red, for the dashboard; null where there is nothing to say. */
export async function readWatchTrouble(
  ctx: WorkspaceContext,
): Promise<{ amber: number; red: number } | null> {
  if (!hasFeature(ctx.tier, 'brand_watch')) return null
  const now = ctx.now()
  const sources = await ctx.inWorkspace(sql => listSources(sql, { workspace: ctx.workspace }))
  const count = (health: string) => sources.filter(source => sourceHealth(source, now) === health).length
  const trouble = { amber: count('amber'), red: count('red') }
  return trouble.amber + trouble.red === 0 ? null : trouble
}
