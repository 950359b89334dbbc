import type { WorkspaceContext } from '#app/platform/context.ts'
import { upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'

/**
 * Leaves the welcome and notes it in the account, unless the kickstart was begun already: looking at the welcome once
 * more does not undo anything.
 */
export async function moveOn(ctx: WorkspaceContext): Promise<void> {
  const { workspace } = ctx
  if (ctx.access === 'read_only') return
  await ctx.inWorkspace(async sql => {
    const record = await upsertOnboardingStatus(sql, { workspace, changes: {} })
    if (record.step !== 'welcome' && record.step !== 'video') return
    await upsertOnboardingStatus(sql, { workspace, changes: { step: 'kickstart' } })
  })
}
