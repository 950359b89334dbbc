import type { WorkspaceContext } from '#app/platform/context.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** What the person who acts is called, as they call themselves at home. */
export async function nameMember(ctx: WorkspaceContext): Promise<string> {
  const own = asWorkspaceId(ctx.userId)
  const profile = await ctx.db.inWorkspace(own, sql => findProfile(sql, { workspace: own }))
  return (profile?.fullName || profile?.email || 'A member').slice(0, 200)
}
