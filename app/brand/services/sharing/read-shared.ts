import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { brandSeed } from '#core/brand/hearth/brand-hearth.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { toldHearth } from '#core/brand/hearth/heights.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import type { ShareKind } from '#core/brand/share-link.ts'
import { type StrategySheet, strategySheet } from '#core/brand/strategy/sheet.ts'
import { type SnapshotSheet, snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findShareLinkByHash } from '#db/queries/brand/share-links.ts'
import { findStrategy } from '#db/queries/brand/strategy.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findFoundation } from '../find-foundation.ts'
import { findFounderLook } from '../kit/find-founder-look.ts'

/** What a shared page shows, by kind. */
export type SharedView = {
  readonly kit: FounderLook
  /** Where the picture is that is shown where the page is shared. */
  readonly picture: string
} & (
  | { readonly kind: 'brand_snapshot'; readonly sheet: SnapshotSheet }
  | { readonly kind: 'strategy'; readonly sheet: StrategySheet }
)

/**
 * The shared thing behind a link as it is today in its owner's look, and nothing else of them; null when there is nothing to show. Of a
 * strategy only what was confirmed.
 */
export async function readShared(context: ServiceContext, token: string): Promise<SharedView | null> {
  const opened = await openShareLink(context, token)
  if (!opened) return null
  const { workspace, kind } = opened
  return context.db.inWorkspace(workspace, async sql => {
    const [foundation, profile, strategy, kit] = await Promise.all([
      findFoundation(sql, { workspace }),
      findProfile(sql, { workspace }),
      kind === 'strategy' ? findStrategy(sql, { workspace }) : null,
      findFounderLook(sql, { workspace }),
    ])
    const founder = profile?.fullName ?? ''
    const snapshot = snapshotSheet(foundation, { founder })
    // As tall as the founder's answers make it: what they score is not shared.
    const hearth = { seed: brandSeed(foundation), heights: toldHearth(snapshot) }
    const picture = hearthPicturePath(hearth, '-share.png')
    if (kind === 'brand_snapshot') return { kind, kit, picture, sheet: snapshot }
    if (!strategy) return null
    return {
      kind,
      kit,
      picture,
      sheet: strategySheet(strategy.strategyData, { founder, brand: foundation.brand_name ?? '' }),
    }
  })
}

const TOKEN = /^[\w-]{43}$/

/** What the holder of a link may read: one kind of thing in one workspace. Null when it is revoked, over or unknown. */
export async function openShareLink(
  context: ServiceContext,
  token: string,
): Promise<{ workspace: WorkspaceId; kind: ShareKind } | null> {
  if (!TOKEN.test(token)) return null
  const link = await context.db.acrossWorkspaces('share link', sql =>
    findShareLinkByHash(sql, { tokenHash: hashSecret(token), now: context.now() }),
  )
  return link ? { workspace: asWorkspaceId(link.userId), kind: link.kind } : null
}
