import type { WorkspaceContext } from '#app/platform/context.ts'
import { countUnread, listNotifications } from '#db/queries/notifications/notifications.ts'

/** Notifications on one page. */
const SIZE = 30

/** What the person was told in this workspace, the newest first, with how much of it is unread. Two statements. */
export async function readNotifications(ctx: WorkspaceContext, input: { unread: boolean; page: number }) {
  const here = { workspace: ctx.workspace, memberId: ctx.userId }
  return ctx.readInWorkspace(async sql => {
    const [list, unread] = await Promise.all([
      listNotifications(sql, { ...here, unread: input.unread, page: { page: input.page, size: SIZE } }),
      countUnread(sql, here),
    ])
    return { list, unread }
  })
}
