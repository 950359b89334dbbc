import type { Viewer } from '#app/platform/viewer.ts'
import { workspaceName } from '#core/team/workspace-name.ts'

/** Every workspace a person may enter, their own first. */
export function listWorkspaces(viewer: Viewer) {
  const own = { workspace: viewer.own as string, name: 'Your own workspace', role: 'owner' as const }
  const others = viewer.memberships.map(place => ({ ...place, name: workspaceName(place.name) }))
  return [own, ...others].map(place => ({ ...place, isHere: place.workspace === viewer.workspace }))
}
