import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { endApp, findAppOfToken } from '#db/queries/api/app-tokens.ts'

/** Cuts an app off because it gives a token of its own back (RFC 7009); does nothing for a token that isn’t its own. */
export async function endToken(
  context: ServiceContext,
  { token, clientId }: { token: string; clientId: string },
): Promise<void> {
  const { sql } = context.db.unscoped
  const found = await findAppOfToken(sql, { hash: hashSecret(token) })
  if (found?.clientId === clientId) await endApp(sql, { appId: found.appId, now: context.now() })
}
