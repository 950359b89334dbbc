import { type Ledger, need } from '../books/ledger.ts'
import { settleOpenInvoices } from '../books/subscriptions.ts'
import type { PageAnswer } from './checkout.ts'
import { day, escapeHtml, page, pounds, press } from './page.ts'

/** The customer portal: the card, the subscription, the invoices. */
export function showPortal(ledger: Ledger, id: string): PageAnswer {
  const portal = ledger.state.portals[id]
  if (!portal) return { status: 404, html: page('Portal', '<h1>This link is no longer valid</h1>') }
  const customer = need(ledger.state.customers, portal.customer, 'customer')
  const here = `/p/session/${id}`
  const card = customer.card
    ? `Card ending in ${customer.card.last4}${customer.card.works ? '' : ' (will be declined)'}`
    : 'No card'
  const subscriptions = Object.values(ledger.state.subscriptions)
    .filter(one => one.customer === customer.id && one.status !== 'canceled')
    .map(one => {
      const price = need(ledger.state.prices, one.price, 'price')
      const name = ledger.state.products[price.product]?.name ?? ''
      const change = one.schedule
        ? ''
        : one.cancelAtPeriodEnd
          ? press(here, 'resume', one.id, 'Renew plan')
          : press(here, 'cancel', one.id, 'Cancel plan')
      const end = one.cancelAtPeriodEnd ? 'ends' : 'renews'
      return `<p>${escapeHtml(name)}, ${pounds(price.unitAmount)} a ${price.interval}, ${one.status}, ${end} on ${day(one.periodEnd)}</p>${change}`
    })
  const invoices = Object.values(ledger.state.invoices)
    .filter(one => one.customer === customer.id)
    .reverse()
    .map(
      one =>
        `<tr><td>${day(one.created)}<td>${pounds(one.amountDue)}<td>${one.status}<td><a href="/i/${one.id}/pdf">PDF</a></tr>`,
    )
  return {
    status: 200,
    html: page(
      'Customer portal',
      `<h1>Manage your billing</h1><p><a href="${escapeHtml(portal.returnUrl)}">Return to Brandhearth</a></p>
<h2>Payment method</h2><p>${escapeHtml(card)}</p>
${press(here, 'card', 'works', 'Use a card that works', true)}${press(here, 'card', 'fails', 'Use a card that will be declined')}
<h2>Plan</h2>${subscriptions.join('') || '<p>None.</p>'}
<h2>Invoices</h2><table>${invoices.join('')}</table>`,
    ),
  }
}

/** A press on that page. */
export function pressPortal(ledger: Ledger, id: string, form: URLSearchParams): PageAnswer {
  const portal = ledger.state.portals[id]
  if (!portal) return showPortal(ledger, id)
  const customer = need(ledger.state.customers, portal.customer, 'customer')
  const card = form.get('card')
  if (card) {
    const works = card === 'works'
    customer.card = { id: ledger.id('pm'), last4: works ? '4242' : '0341', works }
    ledger.emit('customer.updated', customer.id)
    if (works) settleOpenInvoices(ledger, customer.id)
  }
  const action = form.get('cancel') ?? form.get('resume')
  const subscription = action === null ? undefined : ledger.state.subscriptions[action]
  if (subscription?.customer === customer.id && !subscription.schedule) {
    subscription.cancelAtPeriodEnd = form.has('cancel')
    subscription.canceledAt = form.has('cancel') ? ledger.now() : null
    ledger.emit('customer.subscription.updated', subscription.id)
  }
  return { status: 303, location: `/p/session/${id}` }
}
