import { type SnapshotSheet, snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { findProfile } from '#db/queries/onboarding/profiles.ts'
import { findFoundation } from '../../content/find-foundation.ts'
import type { ServiceContext } from '../../context.ts'
import { openShareLink } from './open-share-link.ts'

/** What a shared page shows, by kind. */
export type SharedView = { readonly kind: 'brand_snapshot'; readonly sheet: SnapshotSheet }

/** The shared thing behind a link as it is today, and nothing else of its owner; null when there is nothing to show. */
export async function readShared(context: ServiceContext, token: string): Promise<SharedView | null> {
  const opened = await openShareLink(context, token)
  if (!opened) return null
  const { workspace, kind } = opened
  if (kind !== 'brand_snapshot') return null
  return context.db.inWorkspace(workspace, async sql => {
    const [foundation, profile] = await Promise.all([
      findFoundation(sql, { workspace }),
      findProfile(sql, { workspace }),
    ])
    return { kind, sheet: snapshotSheet(foundation, { founder: profile?.fullName ?? '' }) }
  })
}
