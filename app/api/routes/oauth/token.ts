import { oauthError, readOAuthForm, tokensAnswer } from '#app/api/http/oauth/token-answers.ts'
import { exchangeCode } from '#app/api/services/oauth/exchange-code.ts'
import { refreshTokens } from '#app/api/services/oauth/refresh-tokens.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { services } from '#app/platform/http/services.ts'
import { isOurResource } from '#core/api/oauth/authorize-request.ts'
import type { Route } from './+types/token'

export const loader = () => oauthError('invalid_request', 405, { Allow: 'POST' })

/** Where apps trade codes and refresh tokens. No cookie is looked at: what they hold says it all. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readOAuthForm(request, context)
  if (form instanceof Response) return form
  if (!isOurResource(form.get('resource'), services().config.appUrl)) return oauthError('invalid_target')
  const text = (name: string) => form.get(name) ?? ''
  const clientId = text('client_id')
  const caller = callerOf(request, context)
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return tokensAnswer(
        await exchangeCode(services(), {
          ...{ code: text('code'), clientId, verifier: text('code_verifier') },
          ...{ redirectUri: text('redirect_uri'), caller },
        }),
      )
    case 'refresh_token':
      return tokensAnswer(
        await refreshTokens(services(), { refreshToken: text('refresh_token'), clientId, caller }),
      )
    default:
      return oauthError('unsupported_grant_type')
  }
}
