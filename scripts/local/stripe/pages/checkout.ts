import { type Ledger, need } from '../books/ledger.ts'
import type { CheckoutSession } from '../books/state.ts'
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
${noCard}${press(here, 'act', 'pay', 'Pay', noCard === '')}${press(here, 'act', 'decline', 'Decline')}${press(here, 'act', 'cancel', 'Cancel')}
<p><small>Pay uses a card that works, 4242 4242 4242 4242. Decline uses one that doesn’t.</small></p>`,
    ),
  }
}

/** A press on that page. */
export function pressCheckout(ledger: Ledger, id: string, form: URLSearchParams): PageAnswer {
  const session = ledger.state.sessions[id]
  if (session?.status !== 'open') return showCheckout(ledger, id)
  switch (form.get('act')) {
    case 'code':
      return applyCode(ledger, session, form.get('code') ?? '')
    case 'decline':
      return { ...showCheckout(ledger, id, 'Your card was declined. Try a different card.'), status: 402 }
    case 'cancel':
      return { status: 303, location: session.cancelUrl ?? '/' }
    case 'trial':
      return session.cardOptional ? complete(ledger, session) : showCheckout(ledger, id)
    case 'pay':
      need(ledger.state.customers, session.customer, 'customer').card = {
        id: ledger.id('pm'),
        last4: '4242',
        works: true,
      }
      return complete(ledger, session)
    default:
      return showCheckout(ledger, id)
  }
}

function complete(ledger: Ledger, session: CheckoutSession): PageAnswer {
  session.status = 'complete'
  session.subscription = openSubscription(ledger, session).id
  ledger.emit('checkout.session.completed', session.id)
  return { status: 303, location: session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
}

function applyCode(ledger: Ledger, session: CheckoutSession, typed: string): PageAnswer {
  const code = Object.values(ledger.state.promotionCodes).find(
    one => one.active && one.code.toUpperCase() === typed.trim().toUpperCase(),
  )
  if (!code || !session.allowPromotionCodes) return showCheckout(ledger, session.id, 'This code is invalid.')
  session.promotionCode = code.id
  return showCheckout(ledger, session.id)
}
