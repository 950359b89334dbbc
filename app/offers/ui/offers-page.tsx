import { Form, Link } from 'react-router'
import { FileDown, Tag } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { type Price, priceText } from '#core/offers/price.ts'
import { newOfferFormSchema, OFFER_LIMITS } from '#core/offers/schema.ts'
import type { OfferStatus } from '#core/offers/status.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { OfferBadge } from './offer-badge.tsx'

const HERE = '/app/sales-hub/offers'

export interface OfferItem extends Price {
  readonly id: string
  readonly name: string
  readonly status: OfferStatus
  readonly promise: string
  readonly openDeals: number
  readonly wonDeals: number
  readonly wonPence: number
}

export interface OffersPageProps {
  readonly offers: readonly OfferItem[]
  readonly page: number
  readonly pages: number
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** Everything a founder sells, with what has come of it. */
export function OffersPage(props: OffersPageProps) {
  const { offers, page, pages, undo, canWrite, problem } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Offers</h2>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” deleted. Deals stay, without it.
        </UndoNotice>
      ) : null}
      {canWrite ? <NewOffer key={key} {...props} idempotencyKey={key} /> : null}
      {offers.length === 0 ? (
        <EmptyState icon={<Tag />} title={OFFER_TEXTS.emptyTitle} example={OFFER_TEXTS.example}>
          {OFFER_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {offers.map(offer => (
              <li
                key={offer.id}
                className="grid content-start gap-2 rounded-md border border-line bg-raised p-5"
              >
                <p className="flex flex-wrap items-center gap-3">
                  <Link to={`/app/offers/${offer.id}`} className="font-display text-xl hover:underline">
                    {offer.name}
                  </Link>
                  <OfferBadge status={offer.status} />
                </p>
                {offer.promise ? <p className="text-ink-soft">{offer.promise}</p> : null}
                <p className="text-sm text-ink-soft tabular-nums">
                  {priceText(offer)} · {offer.openDeals} open · {offer.wonDeals} won,{' '}
                  {formatPence(offer.wonPence)}
                </p>
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={pages}
            hrefOf={number => `${HERE}${listQuery({ page: number })}`}
            label="offers"
          />
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {(['csv', 'json'] as const).map(format => (
              <a
                key={format}
                className="link inline-flex items-center gap-1"
                href={`${HERE}/export/${format}`}
                download
              >
                <FileDown size={16} aria-hidden />
                Offers as {format.toUpperCase()}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  )
}

function NewOffer({ idempotencyKey, reply }: OffersPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-offer', schema: newOfferFormSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <Form {...formProps(form)} action={HERE} className="flex max-w-2xl flex-wrap items-end gap-3">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {form.errors?.length ? (
        <div className="w-full">
          <Notice tone="danger" live="alert">
            {form.errors[0]}
          </Notice>
        </div>
      ) : null}
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          {...textProps(fields.name)}
          label="New offer"
          placeholder="The Saturday bread course"
          maxLength={OFFER_LIMITS.name}
        />
      </div>
      <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
        Add offer
      </Button>
    </Form>
  )
}
