import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { keyedHash } from '#app/platform/secrets/sign.ts'
import { ACCESS_SECONDS, APP_PREFIXES, REFRESH_DAYS } from '#core/api/oauth/app-tokens.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { type AppGrant, insertAppTokens } from '#db/queries/api/app-tokens.ts'

/** What an app is given. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
  readonly scopes: readonly string[]
}

/**
 * The tokens that a code or a refresh token is traded for. They follow from it by our key, so that whoever trades it twice,
 * because the answer was lost or two windows asked at once, gets the same ones and no second line begins.
 */
export async function issueTokens(
  { config }: Pick<ServiceContext, 'config'>,
  sql: Sql,
  input: { traded: string; grant: AppGrant; from: Date; now: Date },
): Promise<IssuedTokens> {
  const { traded, grant, from, now } = input
  const follow = (kind: 'access' | 'refresh') =>
    `${APP_PREFIXES[kind]}${keyedHash(`${kind}:${traded}`, config.sessionSecret, 'app-token')}`
  const [accessToken, refreshToken] = [follow('access'), follow('refresh')]
  await insertAppTokens(sql, {
    workspace: grant.workspace,
    appId: grant.appId,
    now,
    tokens: [
      { hash: hashSecret(accessToken), kind: 'access', expiresAt: addMs(from, ACCESS_SECONDS * 1000) },
      { hash: hashSecret(refreshToken), kind: 'refresh', expiresAt: addDays(from, REFRESH_DAYS) },
    ],
  })
  const age = Math.floor((now.getTime() - from.getTime()) / 1000)
  return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS - age, scopes: grant.scopes }
}
