import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { deletePushBrowser } from '#db/queries/notifications/push.ts'

/** Sends nothing of this workspace to one of the person's browsers any more; one that is not theirs stays. */
export async function turnOffPush(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  const { workspace, userId: memberId } = ctx
  if (isUuid(id)) await ctx.inWorkspace(sql => deletePushBrowser(sql, { workspace, memberId, id }))
}
