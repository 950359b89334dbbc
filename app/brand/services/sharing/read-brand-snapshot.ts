import type { WorkspaceContext } from '#app/platform/context.ts'
import { foundationMissing } from '#core/brand/foundation.ts'
import { type SnapshotSheet, snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findFoundation } from '../find-foundation.ts'

/** The snapshot as the foundation says it today, and which of its five answers are still open. */
export async function readBrandSnapshot(
  ctx: WorkspaceContext,
): Promise<{ sheet: SnapshotSheet; missing: ReturnType<typeof foundationMissing> }> {
  const { workspace } = ctx
  const [foundation, profile] = await ctx.readInWorkspace(sql =>
    Promise.all([findFoundation(sql, { workspace }), findProfile(sql, { workspace })]),
  )
  return {
    sheet: snapshotSheet(foundation, { founder: profile?.fullName ?? '' }),
    missing: foundationMissing(foundation),
  }
}
