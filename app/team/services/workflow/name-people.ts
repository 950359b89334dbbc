import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay, type TeamRole } from '#core/team/roles.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listTeam } from '#db/queries/team/members.ts'

/** Somebody of a workspace, by name. */
export interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly role: TeamRole
  readonly mayApprove: boolean
}

/** Everybody in the workspace by name, the owner first. */
export async function namePeople(
  ctx: Pick<WorkspaceContext, 'db' | 'workspace'>,
): Promise<readonly NamedPerson[]> {
  const { workspace } = ctx
  // Members’ names are in their own workspaces.
  const [owner, rows] = await ctx.db.acrossWorkspaces('team', sql =>
    Promise.all([findProfile(sql, { workspace }), listTeam(sql, { workspace })]),
  )
  const members = rows.flatMap(({ memberId, name, email, role, status }) =>
    memberId && status === 'active'
      ? [{ id: memberId, name: name || email, role, mayApprove: roleMay(role, 'approve') }]
      : [],
  )
  const first = owner?.fullName || owner?.email || 'The owner'
  return [{ id: workspace, name: first, role: 'owner', mayApprove: true }, ...members]
}
