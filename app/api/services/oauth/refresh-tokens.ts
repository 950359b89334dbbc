import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { refreshFate } from '#core/api/oauth/app-tokens.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockRefreshToken, updateTokenTraded } from '#db/queries/api/app-tokens.ts'
import { endStolenApp } from './end-stolen-app.ts'
import { type IssuedTokens, issueTokens } from './issue-tokens.ts'

/**
 * Trades a refresh token for the next ones. For half a minute a lost or parallel trade gets the same ones again; later it is
 * a sign that somebody else has it, and the app is cut off.
 */
export async function refreshTokens(
  context: ServiceContext,
  { refreshToken, clientId, caller }: { refreshToken: string; clientId: string; caller: Caller },
): Promise<Result<{ tokens: IssuedTokens }, 'invalid_grant'>> {
  const now = context.now()
  const hash = hashSecret(refreshToken)
  return context.db.unscoped.transaction(async sql => {
    const grant = await lockRefreshToken(sql, { hash })
    if (!grant || grant.clientId !== clientId || grant.isRevoked) return err('invalid_grant')
    const fate = refreshFate(grant, now)
    if (fate === 'stolen') await endStolenApp(sql, { grant, now, caller })
    if (fate === 'stolen' || fate === 'over') return err('invalid_grant')
    if (fate === 'trade') await updateTokenTraded(sql, { hash, now })
    const from = grant.usedAt ?? now
    return ok({ tokens: await issueTokens(context, sql, { traded: refreshToken, grant, from, now }) })
  })
}
