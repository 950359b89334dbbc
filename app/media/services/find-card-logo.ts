import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Logo } from '#core/brand/kit/logo.ts'
import type { Card } from '#core/media/quote/card.ts'
import { findLogo } from '#db/queries/brand/kits.ts'

/** The logo that a picture of words shows; null where it shows none, or there is none any more. */
export async function findCardLogo(
  ctx: WorkspaceContext,
  { logo }: Pick<Card, 'logo'>,
): Promise<Logo | null> {
  const { workspace } = ctx
  return logo === 'shown' ? ctx.inWorkspace(sql => findLogo(sql, { workspace })) : null
}
