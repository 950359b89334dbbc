import type { WorkspaceContext } from '#app/platform/context.ts'
import { findNotificationSettings, upsertSummarySince } from '#db/queries/notifications/settings.ts'

/** Does the person get the weekly letter of this workspace? */
export async function hasSummary(ctx: WorkspaceContext): Promise<boolean> {
  const { workspace, userId: memberId } = ctx
  const settings = await ctx.inWorkspace(sql => findNotificationSettings(sql, { workspace, memberId }))
  return settings !== null && settings.summarySince !== null
}

/** Turns the person's own weekly letter of this workspace on or off; the first comes on the Monday that follows. */
export async function switchSummary(ctx: WorkspaceContext, { isOn }: { isOn: boolean }): Promise<void> {
  const { workspace, userId: memberId } = ctx
  const since = isOn ? ctx.now() : null
  await ctx.inWorkspace(sql => upsertSummarySince(sql, { workspace, memberId, since }))
}
