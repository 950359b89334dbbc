import type { WorkspaceContext } from '#app/platform/context.ts'
import type { NotificationChoices } from '#core/notifications/choices.ts'
import { type DigestSettings, upsertNotificationSettings } from '#db/queries/notifications/settings.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves how the person is told of what happens in this workspace; also possible when its plan is over. */
export async function saveNotificationSettings(
  ctx: WorkspaceContext,
  settings: DigestSettings & { choices: NotificationChoices },
): Promise<void> {
  const { workspace, userId: memberId } = ctx
  await ctx.inWorkspace(async sql => {
    await upsertNotificationSettings(sql, { workspace, memberId, ...settings })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'settings',
      actionType: 'notifications_saved',
    })
  })
}
