import { standingOf } from '#app/identity/services/sessions/standing-of.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { listWorkspaces } from '#app/team/services/list-workspaces.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findPlace } from '#db/queries/team/places.ts'

/** Workspaces on one page; whoever has more sees the first by name. */
const MOST = 50

/** Which workspace of a person an entry is of. */
export interface WorkspaceEntry {
  readonly workspace: string
  readonly name: string
  readonly isHere: boolean
}

/**
 * Reads something of every workspace of a person, by name. Each is read as what they are there, one after the other: a page
 * for now and then must not take every connection. One that they were removed from since their session was read is left out.
 */
export async function readEachWorkspace<Read extends object>(
  context: ServiceContext,
  { viewer, path }: { viewer: Viewer; path: string },
  read: (ctx: WorkspaceContext) => Promise<Read>,
): Promise<(WorkspaceEntry & Read)[]> {
  const { userId } = viewer
  const entries: (WorkspaceEntry & Read)[] = []
  for (const { workspace: id, name, isHere } of listWorkspaces(viewer).slice(0, MOST)) {
    const place = await findPlace(context.db.unscoped.sql, { userId, workspace: id })
    if (place?.workspaceId !== id) continue
    const workspace = asWorkspaceId(id)
    const { role, tier, access } = standingOf(place, context.now())
    const person = { userId, workspace, role, tier, access, workspaceTimeZone: place.workspaceTimeZone }
    entries.push({ workspace: id, name, isHere, ...(await read(actInWorkspace(context, person, { path }))) })
  }
  return entries
}
