import { cardOf, isCardKind } from '../books/cards.ts'
import { settleOpenInvoices } from '../books/change-price.ts'
import { type Ledger, need } from '../books/ledger.ts'
import type { PortalConfiguration, Subscription } from '../books/state.ts'
import { endSubscription } from '../books/subscriptions.ts'
import type { PageAnswer } from './checkout.ts'
import { day, escapeHtml, page, pounds, press } from './page.ts'

/** The customer portal: the card, the subscription, the invoices. */
export function showPortal(ledger: Ledger, id: string): PageAnswer {
  const portal = ledger.state.portals[id]
  if (!portal) return { status: 404, html: page('Portal', '<h1>This link is no longer valid</h1>') }
  const customer = need(ledger.state.customers, portal.customer, 'customer')
  const here = `/p/session/${id}`
  const may = need(ledger.state.portalConfigurations, portal.configuration, 'configuration')
  const card = customer.card
    ? `Card ending in ${customer.card.last4}${customer.card.kind === 'fails' ? ' (will be declined)' : ''}`
    : 'No card'
  const subscriptions = Object.values(ledger.state.subscriptions)
    .filter(one => one.customer === customer.id && one.endedAt === null)
    .map(one => {
      const price = need(ledger.state.prices, one.price, 'price')
      const name = ledger.state.products[price.product]?.name ?? ''
      const end = isEnding(one)
        ? `ends on ${day(one.cancelAt ?? one.periodEnd)}`
        : `renews on ${day(one.periodEnd)}`
      return `<p>${escapeHtml(name)}, ${pounds(price.unitAmount)} a ${price.interval}, ${one.status}, ${end}</p>${changeOf(one, may, here)}`
    })
  const invoices = Object.values(ledger.state.invoices)
    .filter(one => one.customer === customer.id)
    .reverse()
    .map(
      one =>
        `<tr><td>${day(one.created)}<td>${pounds(one.amountDue)}<td>${one.status}<td><a href="/i/${one.id}/pdf">PDF</a></tr>`,
    )
  const cards = may.mayChangeCard
    ? `${press(here, 'card', 'works', 'Use a card that works', true)}${press(here, 'card', 'fails', 'Use a card that will be declined')}${press(here, 'card', 'asks', 'Use a card with 3-D Secure')}${press(here, 'card', 'none', 'Remove card')}`
    : ''
  return {
    status: 200,
    html: page(
      'Customer portal',
      `<h1>Manage your billing</h1><p><a href="${escapeHtml(portal.returnUrl)}">Return to Brandhearth</a></p>
<h2>Payment method</h2><p>${escapeHtml(card)}</p>
${cards}
<h2>Plan</h2>${subscriptions.join('') || '<p>None.</p>'}
${may.maySeeInvoices ? `<h2>Invoices</h2><table>${invoices.join('')}</table>` : ''}`,
    ),
  }
}

const isEnding = (one: Subscription) => one.cancelAtPeriodEnd || one.cancelAt !== null

function changeOf(one: Subscription, may: PortalConfiguration, here: string): string {
  if (one.schedule || may.mayCancel === 'no') return ''
  return isEnding(one)
    ? press(here, 'resume', one.id, 'Renew plan')
    : press(here, 'cancel', one.id, 'Cancel plan')
}

/** A press on that page. What its configuration does not allow is not done. */
export function pressPortal(ledger: Ledger, id: string, form: URLSearchParams): PageAnswer {
  const portal = ledger.state.portals[id]
  if (!portal) return showPortal(ledger, id)
  const may = need(ledger.state.portalConfigurations, portal.configuration, 'configuration')
  const card = form.get('card')
  if (card && may.mayChangeCard) changeCard(ledger, portal.customer, card)
  const subscription = ledger.state.subscriptions[form.get('cancel') ?? form.get('resume') ?? '']
  const isTheirs = subscription?.customer === portal.customer && subscription.endedAt === null
  if (isTheirs && !subscription.schedule && may.mayCancel !== 'no')
    setEnd(ledger, subscription, form.has('cancel'), may.mayCancel)
  return { status: 303, location: `/p/session/${id}` }
}

/** The card is the customer's, for all that they pay for. */
function changeCard(ledger: Ledger, customerId: string, kind: string): void {
  const customer = need(ledger.state.customers, customerId, 'customer')
  if (kind !== 'none' && !isCardKind(kind)) return
  customer.card = kind === 'none' ? null : cardOf(ledger, kind)
  ledger.emit('customer.updated', customerId)
  if (kind === 'works') settleOpenInvoices(ledger, customerId)
}

/** A subscription with flexible billing is ended on the date at which its period ends. */
function setEnd(
  ledger: Ledger,
  subscription: Subscription,
  ends: boolean,
  mode: 'at_period_end' | 'immediately',
): void {
  if (ends && mode === 'immediately') {
    endSubscription(ledger, subscription)
    return
  }
  subscription.cancelAtPeriodEnd = false
  subscription.cancelAt = ends ? subscription.periodEnd : null
  subscription.canceledAt = ends ? ledger.now() : null
  ledger.emit('customer.subscription.updated', subscription.id)
}
