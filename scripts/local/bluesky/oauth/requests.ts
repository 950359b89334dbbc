import { json } from '../../frame/answer.ts'
import { refuseOAuth } from '../answer.ts'
import { type Books, newSecret, type StandInRequest } from '../books.ts'
import { type Client, mayReturnTo } from './clients.ts'

const REQUEST_MS = 5 * 60_000
const REQUEST_URI = 'urn:ietf:params:oauth:request_uri:'
/** What may be pushed. The real server overlooks what it does not know; here a mistake of ours is noticed. */
const PARAMETERS = [
  ...['client_id', 'client_assertion', 'client_assertion_type', 'redirect_uri', 'response_type'],
  ...['response_mode', 'scope', 'state', 'code_challenge', 'code_challenge_method', 'login_hint', 'prompt'],
  ...['display', 'ui_locales'],
]

/** `POST /oauth/par`: what an app asks for, kept under an address that the browser is sent with. */
export function pushRequest(books: Books, client: Client, form: URLSearchParams, jkt: string): Response {
  const wrong = (what: string, error = 'invalid_request') => refuseOAuth(400, error, what)
  const strange = [...form.keys()].find(name => !PARAMETERS.includes(name))
  if (strange !== undefined) return wrong(`Unknown parameter "${strange}"`)
  const redirectUri = form.get('redirect_uri') ?? ''
  if (!mayReturnTo(client, redirectUri)) return wrong(`Invalid redirect_uri ${redirectUri}`)
  if (form.get('response_type') !== 'code')
    return wrong('atproto only supports the "code" response_type', 'unsupported_response_type')
  const challenge = form.get('code_challenge')
  if (!challenge) return wrong('Use of PKCE is required')
  if (form.get('code_challenge_method') !== 'S256')
    return wrong('atproto requires use of "S256" code_challenge_method')
  const scope = form.get('scope') ?? ''
  const scopes = scope.split(' ')
  if (!scopes.includes('atproto')) return wrong('The "atproto" scope is required', 'invalid_scope')
  const undeclared = scopes.find(asked => !client.scopes.includes(asked))
  if (undeclared !== undefined)
    return wrong(`Scope "${undeclared}" is not declared in the client metadata`, 'invalid_scope')
  const hint = form.get('login_hint')
  if (hint !== null && !/^(?:did:[a-z]+:[\w.:%-]+|(?:[a-z0-9-]+\.)+[a-z]{2,})$/i.test(hint))
    return wrong(`Invalid login_hint "${hint}"`)

  const request: StandInRequest = {
    clientId: client.id,
    redirectUri,
    scope,
    state: form.get('state'),
    challenge,
    loginHint: hint,
    responseMode: form.get('response_mode') === 'fragment' ? 'fragment' : 'query',
    jkt,
    expiresAt: Date.now() + REQUEST_MS,
  }
  for (const [old, { expiresAt }] of Object.entries(books.requests))
    if (expiresAt < Date.now()) delete books.requests[old]
  const uri = `${REQUEST_URI}${newSecret('req-')}`
  books.requests[uri] = request
  return json({ request_uri: uri, expires_in: REQUEST_MS / 1000 - 1 }, 201)
}
