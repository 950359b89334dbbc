import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { noteNewAccess } from '#app/api/services/note-new-access.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { APP_PREFIXES, CODE_SECONDS } from '#core/api/oauth/app-tokens.ts'
import { resourceOf } from '#core/api/oauth/authorize-request.ts'
import type { OAuthClient } from '#core/api/oauth/client-document.ts'
import type { ApiScope } from '#core/api/scopes.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs } from '#core/shared/time.ts'
import { insertAppWithCode } from '#db/queries/api/apps.ts'

/** Lets an app act for whoever asks, in the workspace they are in: writes it down, mails it to them, and makes its code. */
export async function allowApp(
  ctx: WorkspaceContext,
  input: {
    client: OAuthClient
    /** Where it is answered, as it wrote that: trading the code has to name the same, letter by letter. */
    redirectUri: string
    scopes: readonly ApiScope[]
    state: string
    challenge: string
    email: string
    caller: Caller
  },
): Promise<Result<{ code: string }, 'read_only' | 'plan'>> {
  const refusal = mayUseApi(ctx)
  if (refusal) return err(refusal)
  const { workspace, userId } = ctx
  const { client, redirectUri, scopes, state, challenge } = input
  const code = `${APP_PREFIXES.code}${newSecret()}`
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const id = await insertAppWithCode(sql, {
      ...{
        workspace,
        memberId: userId,
        clientId: client.id,
        name: client.name,
        scopes,
        state,
        challenge,
        now,
      },
      redirectHost: new URL(redirectUri).host,
      redirectUri,
      resource: resourceOf(ctx.config.appUrl),
      codeHash: hashSecret(code),
      codeExpiresAt: addMs(now, CODE_SECONDS * 1000),
    })
    const { email, caller } = input
    await noteNewAccess(ctx, sql, { kind: 'app', id, name: client.name, email, caller })
    return ok({ code })
  })
}
