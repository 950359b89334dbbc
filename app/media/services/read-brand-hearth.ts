import type { ServiceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import type { BrandHearth } from '#core/brand/hearth/brand-hearth.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findBrandHearth } from './find-brand-hearth.ts'

/** The fire of a workspace that somebody may enter; null when it is not theirs to see. */
export async function readBrandHearth(
  context: ServiceContext,
  { viewer, workspace }: { viewer: Pick<Viewer, 'own' | 'memberships'>; workspace: string },
): Promise<BrandHearth | null> {
  const isTheirs = viewer.own === workspace || viewer.memberships.some(place => place.workspace === workspace)
  if (!isTheirs) return null
  const id = asWorkspaceId(workspace)
  return context.db.inWorkspace(id, sql => findBrandHearth(sql, { workspace: id, now: context.now() }))
}
