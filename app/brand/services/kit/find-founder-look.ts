import { type FounderLook, founderLook } from '#core/brand/kit/look.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findBrandKit } from '#db/queries/brand/kits.ts'

/** How the pages look that a founder shows to others, inside an open transaction. */
export async function findFounderLook(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<FounderLook> {
  return founderLook(await findBrandKit(sql, { workspace }))
}
