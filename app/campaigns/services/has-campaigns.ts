import type { WorkspaceContext } from '#app/platform/context.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** Are there campaigns from a plan that had them? They stay readable on one that has not. */
export async function hasCampaigns(ctx: WorkspaceContext): Promise<boolean> {
  const profile = await ctx.readInWorkspace(sql => findProfile(sql, { workspace: ctx.workspace }))
  return (profile?.campaignsCount ?? 0) > 0
}
