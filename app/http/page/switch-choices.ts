import { workspaceName } from '#app/copy/team/team.ts'
import type { Viewer } from '../viewer.ts'

/** Every workspace one may enter, one's own first. */
export function switchChoices(viewer: Viewer) {
  const own = { workspace: viewer.own as string, name: 'Your own workspace', role: 'owner' as const }
  const others = viewer.memberships.map(place => ({ ...place, name: workspaceName(place.name) }))
  return [own, ...others].map(place => ({ ...place, isHere: place.workspace === viewer.workspace }))
}
