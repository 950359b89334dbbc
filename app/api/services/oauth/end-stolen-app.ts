import type { Caller } from '#core/identity/account/caller.ts'
import type { Sql } from '#db/client.ts'
import { type AppGrant, endApp } from '#db/queries/api/app-tokens.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'

/** Cuts an app off because what it holds came from somebody else too, and writes that into the owner’s security log once. */
export async function endStolenApp(
  sql: Sql,
  { grant, now, caller }: { grant: AppGrant; now: Date; caller: Caller },
): Promise<void> {
  const { appId, workspace, memberId } = grant
  if (!(await endApp(sql, { appId, now }))) return
  await insertSecurityEvent(sql, {
    userId: workspace,
    type: 'app_revoked',
    data: { subject: memberId, app: appId, reason: 'stolen' },
    caller,
  })
}
