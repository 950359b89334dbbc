import { placeNeeds } from '#core/team/places.ts'
import { roleMay } from '#core/team/roles.ts'
import { actingAs } from '#db/client.ts'
import type { ServiceContext, WorkspaceContext } from './context.ts'
import type { Viewer } from './viewer.ts'

/**
 * What every use case needs to act for somebody in the workspace they are in, as what they are there: each transaction
 * carries their role. Where that may not write at this address, everything is read only.
 */
export function actInWorkspace(
  context: ServiceContext,
  viewer: Viewer,
  { path }: { path: string },
): WorkspaceContext & { readonly mayWrite: boolean } {
  const { userId, workspace, role, tier } = viewer
  const mayWrite = roleMay(role, placeNeeds(path))
  return {
    ...context,
    db: actingAs(context.db, { userId, role, workspace }),
    userId,
    workspace,
    role,
    tier,
    mayWrite,
    access: mayWrite ? viewer.access : 'read_only',
    timeZone: viewer.workspaceTimeZone,
  }
}
