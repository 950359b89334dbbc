import type { Ledger } from '../books/ledger.ts'
import { workOff } from '../books/work-off.ts'
import type { PageAnswer } from './checkout.ts'
import { day, escapeHtml, page, pounds, press } from './page.ts'

/** The stand-in's own front page: its clock, its webhooks, and what is in the books. */
export function showControl(ledger: Ledger): PageAnswer {
  const { state } = ledger
  const subscriptions = Object.values(state.subscriptions).map(one => {
    const customer = state.customers[one.customer]
    const price = state.prices[one.price]
    return `<tr><td>${escapeHtml(customer?.email ?? '')}<td>${escapeHtml(price?.lookupKey ?? one.price)} ${pounds(price?.unitAmount ?? 0)}<td>${one.status}<td>${day(one.periodEnd)}</tr>`
  })
  const events = state.events
    .slice(-30)
    .reverse()
    .map(
      one =>
        `<tr><td>${escapeHtml(one.type)}<td>${day(one.created)}<td>${one.delivered ? 'delivered' : `waiting (${one.tries} tries)`}</tr>`,
    )
  const codes = Object.values(state.promotionCodes).map(one => one.code)
  const advance = [1, 4, 7, 31].map(days =>
    press('/_clock', 'days', String(days), `${days} ${days === 1 ? 'day' : 'days'} on`),
  )
  return {
    status: 200,
    html: page(
      'Stripe stand-in',
      `<h1>Stripe stand-in</h1>
<h2>Clock</h2><p>${escapeHtml(new Date(ledger.now() * 1000).toISOString())}</p>${advance.join('')}${press('/_clock', 'now', 'real', 'Use real time')}
<p><small>The app uses the real time. You can only sell new trials while the two match.</small></p>
<h2>Promotion codes</h2><p>${escapeHtml(codes.join(', ')) || 'None.'}</p>
<h2>Webhooks</h2><p>${state.delivering ? 'Delivered' : 'Lost'}</p>
${press('/_webhooks', 'on', state.delivering ? 'no' : 'yes', state.delivering ? 'Stop delivering' : 'Deliver again')}
<h2>Subscriptions</h2><table>${subscriptions.join('') || '<tr><td>None yet.</tr>'}</table>
<h2>Last events</h2><table>${events.join('') || '<tr><td>None yet.</tr>'}</table>`,
    ),
  }
}

/**
 * Moves the clock on by so many days (fractions too) and works off what falls due on the way; or sets it back to the
 * real time, which undoes nothing: what lies ahead of it then simply waits.
 */
export function pressClock(ledger: Ledger, form: URLSearchParams): PageAnswer {
  if (form.get('now') === 'real') {
    ledger.state.offset = 0
    return { status: 303, location: '/' }
  }
  const days = Number(form.get('days'))
  if (!Number.isFinite(days) || days <= 0 || days > 800)
    return { status: 400, html: page('Clock', '<p>How far?</p>') }
  ledger.state.offset += Math.round(days * 86_400)
  workOff(ledger)
  return { status: 303, location: '/' }
}

/** Loses webhooks, or delivers them again. */
export function pressWebhooks(ledger: Ledger, form: URLSearchParams): PageAnswer {
  ledger.state.delivering = form.get('on') === 'yes'
  return { status: 303, location: '/' }
}
