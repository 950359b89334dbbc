import { cardOf } from '../books/cards.ts'
import { payInvoice } from '../books/change-price.ts'
import { type Ledger, need } from '../books/ledger.ts'
import type { Invoice } from '../books/state.ts'
import type { PageAnswer } from './checkout.ts'
import { day, escapeHtml, page, pounds, press } from './page.ts'

/** The hosted page of an invoice, where its customer confirms a payment or pays with another card. */
export function showInvoice(ledger: Ledger, id: string, problem = ''): PageAnswer {
  const invoice = ledger.state.invoices[id]
  if (!invoice) return { status: 404, html: page('Invoice', '<h1>There is no such invoice</h1>') }
  const { card } = need(ledger.state.customers, invoice.customer, 'customer')
  const here = `/i/${id}`
  const ways =
    invoice.status === 'open'
      ? `${card?.kind === 'asks' ? press(here, 'act', 'confirm', 'Confirm payment', true) : ''}${press(here, 'act', 'pay', 'Pay with another card')}${press(here, 'act', 'refuse', 'Refuse')}`
      : ''
  return {
    status: problem ? 402 : 200,
    html: page(
      `Invoice ${invoice.number}`,
      `<h1>${titleOf(invoice)}</h1><p>Invoice ${escapeHtml(invoice.number)}, ${day(invoice.created)}</p>
${problem ? `<p class="wrong" role="alert">${escapeHtml(problem)}</p>` : ''}
${ways}<p><a href="/i/${id}/pdf">Download invoice</a></p>`,
    ),
  }
}

function titleOf({ status, amountDue }: Invoice): string {
  if (status === 'paid') return 'Invoice paid'
  return status === 'open' ? `${pounds(amountDue)} due` : 'This invoice is void'
}

/** A press on that page. */
export function pressInvoice(ledger: Ledger, id: string, form: URLSearchParams): PageAnswer {
  const invoice = ledger.state.invoices[id]
  if (invoice?.status !== 'open') return showInvoice(ledger, id)
  const act = form.get('act')
  if (act === 'pay') need(ledger.state.customers, invoice.customer, 'customer').card = cardOf(ledger, 'works')
  if (act === 'refuse' || !payInvoice(ledger, invoice, act === 'confirm'))
    return showInvoice(ledger, id, 'Your payment wasn’t confirmed.')
  return { status: 303, location: `/i/${id}` }
}
