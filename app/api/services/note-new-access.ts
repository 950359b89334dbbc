import { notifyOwner } from '#app/identity/services/notify-owner.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import type { Sql } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

const MADE = { token: 'token_created', app: 'app_connected' } as const

/** Writes down that an API token or an app may act from now on, and mails it to its person, in the transaction that made it. */
export async function noteNewAccess(
  ctx: WorkspaceContext,
  sql: Sql,
  access: { kind: keyof typeof MADE; id: string; name: string; email: string; caller: Caller },
): Promise<void> {
  const { workspace, userId } = ctx
  const { kind, id, name, email, caller } = access
  const event = MADE[kind]
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'api',
    actionType: event,
    additionalData: { token: name },
  })
  await notifyOwner(ctx, sql, {
    ...{ userId: workspace, email, event, notice: event, caller },
    data: { actor: userId, [kind]: id },
  })
}
