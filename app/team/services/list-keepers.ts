import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listTeam } from '#db/queries/team/members.ts'

/** Somebody who can look after a person or a deal. */
export interface Keeper {
  readonly id: string
  readonly name: string
}

/** Who can look after people and deals: the owner, and every member who may edit. */
export async function listKeepers(ctx: WorkspaceContext): Promise<Keeper[]> {
  const { workspace } = ctx
  // Members’ names are in their own workspaces.
  const [owner, rows] = await ctx.db.acrossWorkspaces('team', sql =>
    Promise.all([findProfile(sql, { workspace }), listTeam(sql, { workspace })]),
  )
  const members = rows.flatMap(({ memberId, name, email, role, status }) =>
    memberId && status === 'active' && roleMay(role, 'edit') ? [{ id: memberId, name: name || email }] : [],
  )
  return [{ id: workspace, name: owner?.fullName || 'Owner' }, ...members]
}
