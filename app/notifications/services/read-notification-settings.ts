import type { WorkspaceContext } from '#app/platform/context.ts'
import { type NotificationChoices, readChoices } from '#core/notifications/choices.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { type DigestSettings, findNotificationSettings } from '#db/queries/notifications/settings.ts'

/** How the person is told of what happens in the workspace they are in, and by which clock. */
export async function readNotificationSettings(
  ctx: WorkspaceContext,
): Promise<DigestSettings & { choices: NotificationChoices; summary: boolean; timeZone: string }> {
  const { workspace, userId: memberId } = ctx
  const own = asWorkspaceId(memberId)
  const [settings, profile] = await Promise.all([
    ctx.readInWorkspace(sql => findNotificationSettings(sql, { workspace, memberId })),
    ctx.db.readInWorkspace(own, sql => findProfile(sql, { workspace: own })),
  ])
  return {
    choices: readChoices(settings?.choices),
    hour: settings?.hour ?? 8,
    weekday: settings?.weekday ?? 1,
    dueToday: settings?.dueToday ?? true,
    week: settings?.week ?? true,
    summary: Boolean(settings?.summarySince),
    timeZone: profile?.timeZone ?? ctx.timeZone,
  }
}
