import { type ApiCaller, callerOf } from '#app/api/services/calls/find-caller.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { resourceOf } from '#core/api/oauth/authorize-request.ts'
import { shouldNoteUse } from '#core/api/token.ts'
import { findCallingApp, updateAppUsed } from '#db/queries/api/apps.ts'

/**
 * Who is behind an access token for our one resource; null when it is unknown, revoked, over or for another resource, or
 * when its person may not act there any more. Asks the database each time.
 */
export async function findAppCaller(context: ServiceContext, token: string): Promise<ApiCaller | null> {
  const now = context.now()
  const { sql } = context.db.unscoped
  const resource = resourceOf(context.config.appUrl)
  const found = await findCallingApp(sql, { hash: hashSecret(token), resource, now })
  const caller = found && callerOf(found, now)
  if (caller && shouldNoteUse(found.lastUsedAt, now)) await updateAppUsed(sql, { id: found.id, now })
  return caller
}
