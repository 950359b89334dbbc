import { drawCardPicture } from '#app/media/integrations/draw-card-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { CENTRE } from '#core/media/focus.ts'
import type { Card } from '#core/media/quote/card.ts'
import { cardAlt } from '#core/media/quote/carousel.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import type { Result } from '#core/shared/result.ts'
import { addPicture } from './add-picture.ts'
import { describePicture } from './describe-picture.ts'
import { findCardSigns } from './find-card-signs.ts'

/** Adds a picture of words to a post, described by its words; it counts like one that was sent. */
export async function addCard(
  ctx: WorkspaceContext,
  { postId, card }: { postId: string; card: Card },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const where = { place: 'post', placeId: postId } as const
  const { image } = await drawCardPicture(card, await findCardSigns(ctx, card))
  const added = await addPicture(ctx, { ...where, file: image, isDrawn: true })
  if (added.ok) await describePicture(ctx, { ...where, id: added.id, alt: cardAlt(card), focus: CENTRE })
  return added
}
