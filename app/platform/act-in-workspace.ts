import { placeNeeds } from '#core/team/places.ts'
import { roleMay } from '#core/team/roles.ts'
import { actingAs } from '#db/client.ts'
import { makeWorkspaceContext, type ServiceContext, type WorkspaceContext } from './context.ts'
import type { Viewer } from './viewer.ts'

/** Who acts where, as what: the person of a session, or of an API token, whose name `token` then is. */
export type ActingPerson = Pick<
  Viewer,
  'userId' | 'workspace' | 'role' | 'tier' | 'access' | 'workspaceTimeZone'
> & { readonly token?: string | undefined }

/**
 * What every use case needs to act for somebody in the workspace they are in, as what they are there: each transaction
 * carries their role. Where that may not write at this address, everything is read only.
 */
export function actInWorkspace(
  context: ServiceContext,
  viewer: ActingPerson,
  { path }: { path: string },
): WorkspaceContext & { readonly mayWrite: boolean } {
  const { userId, workspace, role, tier, token } = viewer
  const mayWrite = roleMay(role, placeNeeds(path))
  const acting = { ...context, db: actingAs(context.db, { userId, role, workspace, token }) }
  const access = mayWrite ? viewer.access : 'read_only'
  const timeZone = viewer.workspaceTimeZone
  return { ...makeWorkspaceContext(acting, { userId, workspace, role, tier, access, timeZone }), mayWrite }
}

/** The same for the person themselves, in their own workspace and by their own clock, wherever they act just now. */
export function actAsThemselves(ctx: WorkspaceContext, { own, timeZone }: Viewer): WorkspaceContext {
  return { ...ctx, workspace: own, role: 'owner', timeZone }
}
