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
