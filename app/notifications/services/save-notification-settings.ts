import type { WorkspaceContext } from '#app/platform/context.ts'
import type { NotificationChoices } from '#core/notifications/choices.ts'
import {
  type DigestSettings,
  upsertNotificationSettings,
  upsertSummarySince,
} from '#db/queries/notifications/settings.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves how the person is told of what happens in this workspace; also possible when its plan is over. */
export async function saveNotificationSettings(
  ctx: WorkspaceContext,
  { summary, ...settings }: DigestSettings & { choices: NotificationChoices; summary: boolean },
): Promise<void> {
  const { workspace, userId: memberId } = ctx
  await ctx.inWorkspace(async sql => {
    await upsertNotificationSettings(sql, { workspace, memberId, ...settings })
    await upsertSummarySince(sql, { workspace, memberId, since: summary ? ctx.now() : null })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'settings',
      actionType: 'notifications_saved',
    })
  })
}
