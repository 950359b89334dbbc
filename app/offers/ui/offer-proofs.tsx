import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { PROOF_REFUSAL_TEXTS } from '#core/offers/proof.ts'
import { OFFER_ROWS_MOST } from '#core/offers/schema.ts'
import { addStoryAddress } from './add-story-page.tsx'
import type { OfferPageProps } from './offer-views.ts'

/** The stories that show what an offer does, and whether each may be on its page. */
export function OfferProofs({ offer, proofs, isLocked }: OfferPageProps) {
  return (
    <section id="proof" aria-labelledby="proof-title" className="grid scroll-mt-20 gap-4">
      <div className="grid gap-1">
        <h3 id="proof-title" className="text-xl">
          Stories that show it
        </h3>
        <p className="text-sm text-ink-soft">{OFFER_TEXTS.proofs}</p>
      </div>
      <ul className="grid gap-4 empty:hidden">
        {proofs.map(({ storyId, title, text, refusal }) => (
          <li key={storyId} className="grid justify-items-start gap-1 border-l-2 border-line-strong pl-4">
            <Link to={`/app/storybank/${storyId}`} className="font-medium hover:underline">
              {title}
            </Link>
            {refusal ? (
              <Badge tone="warning">{PROOF_REFUSAL_TEXTS[refusal]}</Badge>
            ) : text ? (
              <p className="whitespace-pre-line text-ink-soft">{text}</p>
            ) : (
              <Badge tone="warning">Not on the page: it doesn’t say what came of it yet</Badge>
            )}
            {isLocked ? null : (
              <Form method="post">
                <input type="hidden" name="storyId" value={storyId} />
                <Button
                  variant="quiet"
                  size="sm"
                  name="intent"
                  value="remove_proof"
                  aria-label={`Take “${title}” off the offer`}
                >
                  Take off
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isLocked || proofs.length >= OFFER_ROWS_MOST ? null : (
        <p>
          <ButtonLink to={addStoryAddress(offer.id)}>Add a story</ButtonLink>
        </p>
      )}
    </section>
  )
}
