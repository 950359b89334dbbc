import { escapeHtml } from '../../frame/answer.ts'
import { page } from '../answer.ts'
import { type Books, newSecret, type StandInRequest } from '../books.ts'
import { findAccount } from '../identity.ts'

const CODE_MS = 5 * 60_000

/** `GET /oauth/authorize`: asks who somebody is and whether the app may. */
export function showConsent(books: Books, query: URLSearchParams): Response {
  const request = findRequest(books, query)
  if (!request) return lost()
  const hidden = ['client_id', 'request_uri'].map(
    name => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? '')}">`,
  )
  const { loginHint } = request
  const hinted = loginHint?.startsWith('did:') ? (books.accounts[loginHint]?.handle ?? null) : loginHint
  const known = Object.values(books.accounts).map(
    ({ handle }) => `<option value="${escapeHtml(handle)}"></option>`,
  )
  const name = request.clientId.startsWith('http://localhost')
    ? 'an app on this computer'
    : new URL(request.clientId).host
  return page(
    `Let ${name} use an account?`,
    `<p>It asks for: ${escapeHtml(request.scope.split(' ').join(', '))}</p>
<form method="post" action="/oauth/authorize">${hidden.join('')}
<label for="account">Account</label><input id="account" name="account" value="${escapeHtml(hinted ?? 'founder.test')}" list="accounts" autocapitalize="none" autocomplete="off" required>
<datalist id="accounts">${known.join('')}</datalist>
<p><button name="decision" value="allow">Authorise</button> <button name="decision" value="deny">Deny</button></p></form>
<p>Every name that ends in .test is an account here.</p>`,
  )
}

/** `POST /oauth/authorize`: sends the browser back with a code, or with a no; `issuer` is who says so. */
export function decide(books: Books, form: URLSearchParams, issuer: string): Response {
  const request = findRequest(books, form)
  if (!request) return lost()
  const account = findAccount(books, form.get('account') ?? '')
  const isAllowed = form.get('decision') === 'allow'
  if (isAllowed && !account)
    return page('No such account', '<p>An account here is a name that ends in .test.</p>', 422)
  delete books.requests[form.get('request_uri') ?? '']
  const answer = new URLSearchParams({ iss: issuer })
  if (request.state !== null) answer.set('state', request.state)
  if (isAllowed && account) {
    const code = newSecret('cod-')
    books.codes[code] = { request, did: account.did, expiresAt: Date.now() + CODE_MS }
    answer.set('code', code)
  } else {
    answer.set('error', 'access_denied')
    answer.set('error_description', 'The user rejected the request')
  }
  const back = new URL(request.redirectUri)
  if (request.responseMode === 'fragment') back.hash = answer.toString()
  else for (const [name, value] of answer) back.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { Location: back.href } })
}

function findRequest(books: Books, query: URLSearchParams): StandInRequest | null {
  const request = books.requests[query.get('request_uri') ?? '']
  if (!request || request.expiresAt < Date.now() || request.clientId !== query.get('client_id')) return null
  return request
}

function lost(): Response {
  return page(
    'Something is wrong',
    '<p>This request was never made, was answered already, or is older than five minutes.</p>',
    400,
  )
}
