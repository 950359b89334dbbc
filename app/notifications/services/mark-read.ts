import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { updateRead } from '#db/queries/notifications/notifications.ts'

/** Notes that a notification was read, or with null all of them. Possible for whoever may look; a repeat changes nothing. */
export async function markRead(ctx: WorkspaceContext, { id }: { id: string | null }): Promise<void> {
  if (id !== null && !isUuid(id)) return
  const { workspace, userId: memberId } = ctx
  await ctx.inWorkspace(sql => updateRead(sql, { workspace, memberId, id, now: ctx.now() }))
}
