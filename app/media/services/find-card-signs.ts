import type { WorkspaceContext } from '#app/platform/context.ts'
import type { BrandHearth } from '#core/brand/hearth/brand-hearth.ts'
import type { Logo } from '#core/brand/kit/logo.ts'
import type { Card } from '#core/media/quote/card.ts'
import { findLogo } from '#db/queries/brand/kits.ts'
import { findBrandHearth } from './find-brand-hearth.ts'

/** What signs a picture of words: the logo that it shows, else the brand's fire; neither where its logo is hidden. */
export async function findCardSigns(
  ctx: WorkspaceContext,
  { logo: asked }: Pick<Card, 'logo'>,
): Promise<{ logo: Logo | null; hearth: BrandHearth | null }> {
  const { workspace } = ctx
  if (asked === 'hidden') return { logo: null, hearth: null }
  return ctx.readInWorkspace(async sql => {
    const logo = asked === 'shown' ? await findLogo(sql, { workspace }) : null
    return { logo, hearth: logo ? null : await findBrandHearth(sql, { workspace, now: ctx.now() }) }
  })
}
