import { cardOf } from '../books/cards.ts'
import { completeSession, payInvoice } from '../books/change-price.ts'
import { type Ledger, need } from '../books/ledger.ts'
import type { CardKind, CheckoutSession, Subscription } from '../books/state.ts'
import { openSubscription } from '../books/subscriptions.ts'
import { day, escapeHtml, page, pounds, press } from './page.ts'

export interface PageAnswer {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

/** The hosted page of a checkout session. */
export function showCheckout(ledger: Ledger, id: string, problem = ''): PageAnswer {
  const session = ledger.state.sessions[id]
  if (session?.status !== 'open') {
    const back = session?.cancelUrl
      ? `<p><a href="${escapeHtml(session.cancelUrl)}">Back to Brandhearth</a></p>`
      : ''
    return { status: session ? 200 : 404, html: page('Checkout', `<h1>This checkout has ended</h1>${back}`) }
  }
  if (ledger.state.customers[session.customer]?.deleted)
    return { status: 404, html: page('Checkout', '<h1>This checkout no longer works</h1>') }
  if (session.isAsking) return showQuestion(id)
  const price = need(ledger.state.prices, session.price, 'price')
  const product = need(ledger.state.products, price.product, 'product')
  const here = `/c/pay/${id}`
  const trialEnd =
    session.trialEnd ?? (session.trialDays === null ? null : ledger.now() + session.trialDays * 86_400)
  const amount = `${pounds(price.unitAmount)} a ${price.interval}`
  const due =
    trialEnd === null
      ? `Due today: ${pounds(price.unitAmount)}`
      : `Free until ${day(trialEnd)}, then ${amount}. Due today: £0`
  const code = session.promotionCode ? ledger.state.promotionCodes[session.promotionCode] : undefined
  const promotion = session.allowPromotionCodes
    ? `<p>${code ? `Code ${escapeHtml(code.code)} applied. ` : ''}</p>${press(here, 'act', 'code', 'Apply', false, '<label>Promotion code <input name="code" autocomplete="off"></label>')}`
    : ''
  const noCard =
    session.cardOptional && trialEnd !== null
      ? press(here, 'act', 'trial', 'Start trial without a card', true)
      : ''
  return {
    status: 200,
    html: page(
      `Checkout: ${product.name}`,
      `<h1>Subscribe to ${escapeHtml(product.name)}</h1>
<p>${escapeHtml(amount)}</p><p><strong>${escapeHtml(due)}</strong></p>
${problem ? `<p class="wrong" role="alert">${escapeHtml(problem)}</p>` : ''}
${promotion}<hr>
${noCard}${press(here, 'act', 'pay', 'Pay', noCard === '')}${press(here, 'act', 'ask', 'Use 3-D Secure')}${press(here, 'act', 'decline', 'Decline')}${press(here, 'act', 'cancel', 'Cancel')}
<p><small>Pay uses a card that works, 4242 4242 4242 4242. Use 3-D Secure uses one whose bank asks for each payment, 4000 0027 6000 3184. Decline uses one that doesn’t work.</small></p>`,
    ),
  }
}

/** What the bank of a card with 3-D Secure asks before the first payment. */
function showQuestion(id: string): PageAnswer {
  const here = `/c/pay/${id}`
  return {
    status: 200,
    html: page(
      'Confirm payment',
      `<h1>Your bank asks you to confirm this payment</h1>
${press(here, 'act', 'confirm', 'Confirm payment', true)}${press(here, 'act', 'refuse', 'Refuse')}`,
    ),
  }
}

/** A press on that page. */
export function pressCheckout(ledger: Ledger, id: string, form: URLSearchParams): PageAnswer {
  const session = ledger.state.sessions[id]
  if (session?.status !== 'open' || ledger.state.customers[session.customer]?.deleted)
    return showCheckout(ledger, id)
  switch (form.get('act')) {
    case 'code':
      return applyCode(ledger, session, form.get('code') ?? '')
    case 'decline':
      return { ...showCheckout(ledger, id, 'Your card was declined. Try a different card.'), status: 402 }
    case 'cancel':
      return { status: 303, location: session.cancelUrl ?? '/' }
    case 'trial':
      return session.cardOptional ? complete(ledger, session) : showCheckout(ledger, id)
    case 'ask':
      return ask(ledger, session)
    case 'refuse':
      session.isAsking = false
      return showCheckout(ledger, id, 'We couldn’t confirm your card. Try again, or use a different card.')
    case 'confirm':
      return session.isAsking ? complete(ledger, session, true) : showCheckout(ledger, id)
    case 'pay':
      giveCard(ledger, session, 'works')
      return complete(ledger, session)
    default:
      return showCheckout(ledger, id)
  }
}

function giveCard(ledger: Ledger, session: CheckoutSession, kind: CardKind): void {
  need(ledger.state.customers, session.customer, 'customer').card = cardOf(ledger, kind)
}

/** The card's bank asks first. Where something is due now, the subscription is there already and waits for the answer. */
function ask(ledger: Ledger, session: CheckoutSession): PageAnswer {
  giveCard(ledger, session, 'asks')
  session.isAsking = true
  const isTrial = session.trialDays !== null || session.trialEnd !== null
  if (!isTrial && !waiting(ledger, session)) session.attempt = openSubscription(ledger, session).id
  return showCheckout(ledger, session.id)
}

/** The subscription that waits for the answer of this checkout's card; after 23 hours it does no more. */
function waiting(ledger: Ledger, session: CheckoutSession): Subscription | null {
  const subscription = session.attempt === null ? undefined : ledger.state.subscriptions[session.attempt]
  return subscription?.status === 'incomplete' ? subscription : null
}

function complete(ledger: Ledger, session: CheckoutSession, isConfirmed = false): PageAnswer {
  const location = session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
  const invoice = waiting(ledger, session)?.latestInvoice
  if (invoice) payInvoice(ledger, need(ledger.state.invoices, invoice, 'invoice'), isConfirmed)
  else completeSession(ledger, session, openSubscription(ledger, session))
  return { status: 303, location }
}

function applyCode(ledger: Ledger, session: CheckoutSession, typed: string): PageAnswer {
  const code = Object.values(ledger.state.promotionCodes).find(
    one => one.active && one.code.toUpperCase() === typed.trim().toUpperCase(),
  )
  if (!code || !session.allowPromotionCodes) return showCheckout(ledger, session.id, 'This code is invalid.')
  session.promotionCode = code.id
  return showCheckout(ledger, session.id)
}
