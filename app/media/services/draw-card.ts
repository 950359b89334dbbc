import { type CardPicture, drawCardPicture } from '#app/media/integrations/draw-card-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Card } from '#core/media/quote/card.ts'
import { findCardSigns } from './find-card-signs.ts'

/** Pixels across of a picture that is only looked at. */
const PREVIEW_WIDTH = 640

/** A picture of words to look at before it is added, smaller than the one that is. */
export async function drawCard(ctx: WorkspaceContext, card: Card): Promise<CardPicture> {
  return drawCardPicture(card, { ...(await findCardSigns(ctx, card)), width: PREVIEW_WIDTH })
}
