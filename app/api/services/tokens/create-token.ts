import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { noteNewAccess } from '#app/api/services/note-new-access.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { MOST_TOKENS, tokenBeginning, tokenExpiresAt, tokenFrom } from '#core/api/token.ts'
import type { TokenForm } from '#core/api/token-form.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { countLivingTokens, insertToken } from '#db/queries/api/tokens.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/**
 * Makes a token for whoever asks, in the workspace they are in, writes that down and mails it to them. Only its hash is
 * kept: the token is in this answer and nowhere else, so a repeat with the same key has none (`already_made`). They are
 * counted under a lock, so that of many at once only as many are made as there is room for.
 */
export async function createToken(
  ctx: WorkspaceContext,
  input: { form: TokenForm; idempotencyKey: string; email: string; caller: Caller },
): Promise<Result<{ token: string; name: string }, 'read_only' | 'plan' | 'too_many' | 'already_made'>> {
  const refusal = mayUseApi(ctx)
  if (refusal) return err(refusal)
  const { workspace, userId } = ctx
  const { name, scopes, days } = input.form
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'create_token', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first && readStoredId(claim.result)) return err('already_made')
    if ((await countLivingTokens(sql, { workspace, memberId: userId, now })) >= MOST_TOKENS)
      return err('too_many')
    const token = tokenFrom(newSecret())
    const id = await insertToken(sql, {
      ...{ workspace, memberId: userId, name, scopes, now },
      hash: hashSecret(token),
      beginning: tokenBeginning(token),
      expiresAt: tokenExpiresAt(days, now),
    })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    const { email, caller } = input
    await noteNewAccess(ctx, sql, { kind: 'token', id, name, email, caller })
    return ok({ token, name })
  })
}
