import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { OfferBadge } from './offer-badge.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferObjections } from './offer-objections.tsx'
import { OfferProofs } from './offer-proofs.tsx'
import type { OfferPageProps } from './offer-views.ts'

/** One offer: what it is, the doubts and stories beside it, and its public page. */
export function OfferPage(props: OfferPageProps) {
  const { offer, isLocked, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <div className="grid gap-8">
      <SectionHeading title={offer.name} eyebrow={<TextLink to="/app/sales-hub/offers">Offers</TextLink>} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-10">
          <OfferForm {...props} />
          <OfferObjections {...props} />
          <OfferProofs {...props} />
        </div>
        <aside className="grid content-start gap-8 max-lg:order-first lg:sticky lg:top-8 lg:self-start">
          <Standing {...props} />
        </aside>
        {isLocked ? null : (
          <div className="-ml-3 border-t border-line pt-6">
            <DeleteDialog id="delete-offer" thing="offer" pending={deleting}>
              <p>
                Its page goes offline and its deals stay. You can undo this on the next page, or restore it
                from the trash for 30 days.
              </p>
            </DeleteDialog>
          </div>
        )}
      </div>
    </div>
  )
}

function Standing({ offer, address, isLocked }: OfferPageProps) {
  const pending = usePending({ name: 'intent', value: 'move' })
  return (
    <section aria-labelledby="offer-page" className="grid gap-3">
      <h3 id="offer-page" className="flex items-center gap-3 text-xl">
        Its page <OfferBadge status={offer.status} />
      </h3>
      <p className="text-sm text-ink-soft">{OFFER_TEXTS.statuses[offer.status]}</p>
      {address && offer.status === 'published' ? (
        <p className="text-sm wrap-anywhere">
          <a href={address} className="link" target="_blank" rel="noreferrer">
            {address.replace(/^https?:\/\//, '')}
          </a>
        </p>
      ) : null}
      {isLocked ? null : (
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="move" />
          {OFFER_TEXTS.moves[offer.status].map(([status, label]) => (
            <Button key={status} size="sm" name="status" value={status} disabled={pending}>
              {label}
            </Button>
          ))}
        </Form>
      )}
    </section>
  )
}
