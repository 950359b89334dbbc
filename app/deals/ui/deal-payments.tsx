import { Form } from 'react-router'
import { paidText } from '#app/deals/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_LIMITS, paymentSchema } from '#core/deals/schema.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence, poundsField } from '#core/shared/money.ts'
import type { DealView } from './deal-views.ts'

/** What was paid of a deal and what is open, the link to pay by, and a way to note a payment. */
export function DealPayments(props: DealView & { payReply?: FormReply | undefined }) {
  const { deal, payments, paidPence, undo, isLocked } = props
  return (
    <Panel title="Payments" anchor="payments">
      <p className="font-semibold tabular-nums">{paidText({ valuePence: deal.valuePence, paidPence })}</p>
      <p className="text-sm text-ink-soft">
        Ask for payment with the reference <span className="font-semibold text-ink">{deal.reference}</span>.
        It’s how we match a payment on your statement to this deal.
      </p>
      {undo ? (
        <UndoNotice action={`/app/sales-hub/deals/${deal.id}`} id={undo.id}>
          Payment of {formatPence(undo.amountPence)} deleted.
        </UndoNotice>
      ) : null}
      {payments.length > 0 ? (
        <ul className="grid gap-2">
          {payments.map(payment => (
            <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold tabular-nums">{formatPence(payment.amountPence)}</span> on{' '}
                {dayText(payment.paidOn, { year: true })}
                {payment.source === 'statement' ? ', from a statement' : ''}
                {payment.note ? <span className="text-ink-soft"> · {payment.note}</span> : null}
              </span>
              {isLocked ? null : (
                <Form method="post">
                  <input type="hidden" name="paymentId" value={payment.id} />
                  <Button
                    variant="quiet"
                    size="sm"
                    name="intent"
                    value="remove_payment"
                    aria-label={`Delete the payment of ${formatPence(payment.amountPence)}`}
                  >
                    Delete
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {deal.paymentLink ? (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">Payment link of {deal.offer}</p>
          <a
            href={deal.paymentLink}
            rel="noreferrer"
            target="_blank"
            className="text-ember wrap-anywhere hover:underline"
          >
            {deal.paymentLink}
          </a>
        </div>
      ) : null}
      {isLocked ? null : (
        <>
          <PaymentForm {...props} />
          <p className="text-sm">
            <TextLink to="/app/sales-hub/deals/payments/import">
              Import payments from your bank or Stripe
            </TextLink>
          </p>
        </>
      )}
    </Panel>
  )
}

function PaymentForm({
  openPence,
  today,
  idempotencyKey,
  payReply,
}: DealView & { payReply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'payment',
    schema: paymentSchema,
    reply: payReply,
    defaultValue: { amountPence: openPence > 0 ? poundsField(openPence) : '', paidOn: today },
  })
  const pending = usePending({ name: 'intent', value: 'pay' })
  return (
    <Form {...formProps(form)} key={openPence} className="grid gap-4 border-t border-line pt-4">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <TextField
          {...textProps(fields.amountPence)}
          label="Amount paid"
          prefix="£"
          inputMode="decimal"
          maxLength={20}
        />
        <DateField {...textProps(fields.paidOn)} label="Paid on" />
      </div>
      <TextField {...textProps(fields.note)} label="Note" optional maxLength={DEAL_LIMITS.note} />
      <div>
        <Button name="intent" value="pay" pending={pending} pendingText="Saving…">
          Mark as paid
        </Button>
      </div>
    </Form>
  )
}
