import { paintHearth } from '#app/media/integrations/paint-hearth.ts'
import type { BrandHearth } from '#core/brand/hearth/brand-hearth.ts'
import type { HearthPicture } from '#core/brand/hearth/hearth-address.ts'
import { hearthSvg, SHARE_SIZE, shareHearthSvg } from '#core/brand/hearth/hearth-svg.ts'

/** Pixels of the picture on top of an email: four times what is shown, for sharp screens. */
const MAIL_WIDTH = 160

/** Draws a public picture of a fire. */
export async function drawHearthPicture({
  hearth,
  kind,
}: {
  hearth: BrandHearth
  kind: HearthPicture
}): Promise<{ mime: string; image: Uint8Array }> {
  if (kind === '.svg') return { mime: 'image/svg+xml', image: new TextEncoder().encode(hearthSvg(hearth)) }
  const image =
    kind === '.png'
      ? await paintHearth(hearthSvg(hearth), MAIL_WIDTH)
      : await paintHearth(shareHearthSvg(hearth), SHARE_SIZE.width)
  return { mime: 'image/png', image }
}
