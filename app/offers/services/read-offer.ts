import type { WorkspaceContext } from '#app/platform/context.ts'
import { proofRefusal, proofText } from '#core/offers/proof.ts'
import { isUuid } from '#db/client.ts'
import { listObjections, listProofs } from '#db/queries/offers/offer-parts.ts'
import { findOffer } from '#db/queries/offers/offers.ts'

/** An offer with its objections and stories, each with why it is not on the page; null when there is none of that id. */
export async function readOffer(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const now = ctx.now()
  const [offer, objections, proofs] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findOffer(sql, { workspace, id }),
      listObjections(sql, { workspace, offerId: id }),
      listProofs(sql, { workspace, offerId: id }),
    ]),
  )
  if (!offer) return null
  return {
    offer,
    objections,
    proofs: proofs.map(proof => ({
      storyId: proof.storyId,
      title: proof.title,
      text: proofText(proof),
      refusal: proofRefusal(
        { ...proof, text: proofText(proof), isWhole: proofText(proof) === proof.body },
        now,
      ),
    })),
    address: offer.slug ? `${ctx.config.appUrl}/o/${offer.slug}` : null,
  }
}
