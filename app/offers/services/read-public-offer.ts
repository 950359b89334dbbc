import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { priceText } from '#core/offers/price.ts'
import { proofRefusal, proofText } from '#core/offers/proof.ts'
import { OFFER_SLUG_MOST } from '#core/offers/status.ts'
import type { WorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listObjections, listProofs } from '#db/queries/offers/offer-parts.ts'
import { findPublishedOffer } from '#db/queries/offers/offers.ts'

/**
 * An offer as anybody sees it: only while it is published, and with those stories alone that everybody in them allows
 * there today. Null for any other address.
 */
export async function readPublicOffer(ctx: ServiceContext, { slug }: { slug: string }) {
  if (slug.length > OFFER_SLUG_MOST) return null
  const now = ctx.now()
  return ctx.db.acrossWorkspaces('leads', async sql => {
    const offer = await findPublishedOffer(sql, { slug })
    if (!offer) return null
    const workspace = offer.workspace as WorkspaceId
    const [objections, proofs, foundation, profile, kit] = await Promise.all([
      listObjections(sql, { workspace, offerId: offer.id }),
      listProofs(sql, { workspace, offerId: offer.id }),
      findFoundation(sql, { workspace }),
      findProfile(sql, { workspace }),
      findFounderLook(sql, { workspace }),
    ])
    const { name, audience, promise, outcome, paymentLink } = offer
    return {
      kit,
      brand: foundation.brand_name || profile?.fullName || '',
      offer: { name, audience, promise, outcome, paymentLink, price: priceText(offer) },
      objections: objections.map(({ objection, answer }) => ({ objection, answer })),
      proofs: proofs.flatMap(proof => {
        const text = proofText(proof)
        const refusal = proofRefusal({ ...proof, text, isWhole: text === proof.body }, now)
        return refusal === null && text !== '' ? [{ title: proof.title, text }] : []
      }),
    }
  })
}
