import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { listNamedMembers } from '#db/queries/team/member-names.ts'

/** Somebody who can look after a person or a deal. */
export interface Keeper {
  readonly id: string
  readonly name: string
}

/** Who can look after people and deals: the owner, and every member who may edit. */
export async function listKeepers(ctx: WorkspaceContext): Promise<Keeper[]> {
  const { workspace } = ctx
  // Members’ names are in their own workspaces.
  const members = await ctx.db.acrossWorkspaces('team', sql => listNamedMembers(sql, { workspace }))
  return members.flatMap(({ id, name, role }) =>
    role === 'owner' || roleMay(role, 'edit') ? [{ id, name: name || 'Owner' }] : [],
  )
}
