import type { RouterContextProvider } from 'react-router'
import { findClient } from '#app/api/services/oauth/find-client.ts'
import { signedIn } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { services } from '#app/platform/http/services.ts'
import {
  type AuthorizeRequest,
  answerAddress,
  readAuthorizeRequest,
} from '#core/api/oauth/authorize-request.ts'
import type { OAuthClient } from '#core/api/oauth/client-document.ts'

export interface Asked {
  readonly client: OAuthClient
  readonly redirectUri: string
  readonly wanted: AuthorizeRequest
}

/**
 * What an app asks for by the address that a browser was sent to. Null where it can’t be believed who asks: then nobody is
 * sent anywhere. `refusal` is where an app that is known is sent back to, because it asks wrongly. Each look is a request to
 * a server that somebody named, so they are counted; `limited` is what whoever looked too often is told with status 429.
 */
export async function readAsked(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Asked | { refusal: string } | { limited: string } | null> {
  const { searchParams: params } = new URL(request.url)
  const { userId } = await signedIn(request, context)
  const limited = await overLimit(context, 'connect_app', { user: userId })
  if (limited) return { limited }
  const clientId = params.get('client_id') ?? ''
  const found = await findClient(services(), { clientId, redirectUri: params.get('redirect_uri') ?? '' })
  if (!found) return null
  const { appUrl } = services().config
  const wanted = readAuthorizeRequest(params, appUrl)
  if (typeof wanted !== 'string') return { ...found, wanted }
  const state = (params.get('state') ?? '').slice(0, 2000)
  return { refusal: answerAddress(found.redirectUri, { error: wanted }, { state, appUrl }) }
}
