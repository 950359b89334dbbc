import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames as queryNames } from '#db/queries/team/member-names.ts'

/** What the people of a workspace are called, by their ids: the owner, and everyone who is or was invited. */
export async function listMemberNames(ctx: WorkspaceContext): Promise<ReadonlyMap<string, string>> {
  const { workspace } = ctx
  // Members’ names are in their own workspaces.
  const rows = await ctx.db.acrossWorkspaces('team', sql => queryNames(sql, { workspace }))
  return new Map(rows.map(({ key, name }) => [key, name || 'Owner']))
}
