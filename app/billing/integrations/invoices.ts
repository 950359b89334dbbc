import type { StripeConnection } from './client.ts'
import { callStripe } from './failure.ts'

export interface InvoiceSummary {
  readonly id: string
  readonly number: string
  readonly createdAt: Date
  /** Pence. */
  readonly totalPence: number
  /** Stripe's word: paid, open, void or uncollectible. */
  readonly status: string
}

/** The newest invoices of a customer, drafts left out. */
export async function listInvoices(
  { stripe }: StripeConnection,
  customerId: string,
): Promise<InvoiceSummary[]> {
  const invoices = await callStripe(() => stripe.invoices.list({ customer: customerId, limit: 24 }))
  return invoices.data.flatMap(invoice => {
    if (!invoice.id || !invoice.status || invoice.status === 'draft') return []
    return [
      {
        id: invoice.id,
        number: invoice.number ?? invoice.id,
        createdAt: new Date(invoice.created * 1000),
        totalPence: invoice.amount_due,
        status: invoice.status,
      },
    ]
  })
}

/** Where the PDF of an invoice is right now; null when it is not this customer's. */
export async function findInvoicePdf(
  { stripe }: StripeConnection,
  { customerId, invoiceId }: { customerId: string; invoiceId: string },
): Promise<string | null> {
  const invoice = await callStripe(() => stripe.invoices.retrieve(invoiceId))
  const owner = typeof invoice.customer === 'string' ? invoice.customer : (invoice.customer?.id ?? null)
  return owner === customerId ? (invoice.invoice_pdf ?? null) : null
}

/** What a customer paid on invoices of a span of time. */
export interface PaidInvoices {
  /** Each with what was paid of it; those of which nothing was are left out. */
  readonly paid: readonly { readonly minor: number; readonly currency: string }[]
  /** False where Stripe has more invoices than were read, and some of that time may be among those. */
  readonly isComplete: boolean
}

/** Invoices that are read for one customer; two years of monthly ones, and changes between. */
const MOST_INVOICES = 100

/** What a customer paid on the invoices that were written from `start` on and before `end`. */
export async function listPaid(
  { stripe }: StripeConnection,
  { customerId, start, end }: { customerId: string; start: Date; end: Date },
): Promise<PaidInvoices> {
  const invoices = await callStripe(() =>
    stripe.invoices.list({ customer: customerId, limit: MOST_INVOICES }),
  )
  const from = start.getTime() / 1000
  const oldest = invoices.data.at(-1)
  return {
    paid: invoices.data
      .filter(
        ({ created, amount_paid }) => created >= from && created * 1000 < end.getTime() && amount_paid > 0,
      )
      .map(({ amount_paid, currency }) => ({ minor: amount_paid, currency })),
    isComplete: !invoices.has_more || (oldest !== undefined && oldest.created < from),
  }
}
