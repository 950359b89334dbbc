import type { WorkspaceContext } from '#app/platform/context.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listTeam } from '#db/queries/team/members.ts'

/** What the people of a workspace are called, by their ids: the owner, and everyone who is or was invited. */
export async function listMemberNames(ctx: WorkspaceContext): Promise<ReadonlyMap<string, string>> {
  const { workspace } = ctx
  // Members’ names are in their own workspaces.
  const [owner, rows] = await ctx.db.acrossWorkspaces('team', sql =>
    Promise.all([findProfile(sql, { workspace }), listTeam(sql, { workspace })]),
  )
  const members = rows.flatMap(({ memberId, name, email }): [string, string][] =>
    memberId ? [[memberId, name || email]] : [],
  )
  return new Map([...members, [workspace, owner?.fullName || 'Owner']])
}
