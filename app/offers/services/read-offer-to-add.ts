import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoryChoices } from '#app/stories/services/read-story-choices.ts'
import { isUuid } from '#db/client.ts'
import { findOffer } from '#db/queries/offers/offers.ts'

/** An offer with a page of the stories that could be put beside it; null when there is none of that id. */
export async function readOfferToAdd(
  ctx: WorkspaceContext,
  { id, ...asked }: { id: string; search: string; page: number },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [offer, choices] = await Promise.all([
    ctx.readInWorkspace(sql => findOffer(sql, { workspace, id })),
    readStoryChoices(ctx, { ...asked, notOnOffer: id }),
  ])
  return offer && { offer: { id: offer.id, name: offer.name }, choices }
}
