import type { Sql } from '../../client.ts'
import { jsonb } from '../../json.ts'

/** Records that a module was used. */
export async function insertModuleUsage(
  sql: Sql,
  usage: {
    userId: string
    moduleName: string
    actionType: string
    additionalData?: object
    /** Who did it, where the transaction does not know (row security's `app.actor`). */
    memberId?: string
  },
): Promise<void> {
  await sql`
    insert into module_usage (user_id, module_name, action_type, additional_data, member_id)
    values (
      ${usage.userId}, ${usage.moduleName}, ${usage.actionType}, ${jsonb(sql, usage.additionalData ?? {})},
      coalesce(${usage.memberId ?? null}::uuid, current_actor())
    )
  `
}

/** Records an event of the product, such as `referral_attributed` with its sources. */
export async function insertEvent(
  sql: Sql,
  event: { userId: string; eventName: string; context?: object },
): Promise<void> {
  await sql`
    insert into events (user_id, event_name, context)
    values (${event.userId}, ${event.eventName}, ${jsonb(sql, event.context ?? {})})
  `
}
