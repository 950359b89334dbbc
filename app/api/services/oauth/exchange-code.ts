import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { isVerifier } from '#core/api/oauth/app-tokens.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockCode, updateCodeUsed } from '#db/queries/api/app-tokens.ts'
import { updateAppUsed } from '#db/queries/api/apps.ts'
import { endStolenApp } from './end-stolen-app.ts'
import { type IssuedTokens, issueTokens } from './issue-tokens.ts'

/**
 * Trades a code for tokens, once: by the app it was made for, at the address it was made for, with the verifier of its
 * challenge (PKCE). One that comes again was stolen on the way: then all that came of it ends.
 */
export async function exchangeCode(
  context: ServiceContext,
  input: { code: string; clientId: string; redirectUri: string; verifier: string; caller: Caller },
): Promise<Result<{ tokens: IssuedTokens }, 'invalid_grant'>> {
  const now = context.now()
  const hash = hashSecret(input.code)
  return context.db.unscoped.transaction(async sql => {
    const grant = await lockCode(sql, { hash })
    if (!grant || grant.clientId !== input.clientId || grant.redirectUri !== input.redirectUri)
      return err('invalid_grant')
    if (!isVerifier(input.verifier) || hashSecret(input.verifier).toString('base64url') !== grant.challenge)
      return err('invalid_grant')
    if (grant.usedAt) {
      await endStolenApp(sql, { grant, now, caller: input.caller })
      return err('invalid_grant')
    }
    if (grant.isRevoked || grant.expiresAt <= now) return err('invalid_grant')
    await updateCodeUsed(sql, { hash, now })
    await updateAppUsed(sql, { id: grant.appId, now })
    return ok({ tokens: await issueTokens(context, sql, { traded: input.code, grant, from: now, now }) })
  })
}
