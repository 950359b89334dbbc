import type { WorkspaceContext } from '#app/platform/context.ts'
import type { You } from '#core/identity/forms/you.ts'
import { asWorkspaceId } from '#db/client.ts'
import { updateProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves what the signed-in person says about themselves; also possible when the plan is over, since it is theirs. */
export async function saveYou(ctx: WorkspaceContext, you: You): Promise<void> {
  const workspace = asWorkspaceId(ctx.userId)
  const { businessType, industry, ...rest } = you
  await ctx.db.inWorkspace(workspace, async sql => {
    const changes = { ...rest, businessType: businessType || null, industry: industry || null }
    await updateProfile(sql, { workspace, changes })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'settings', actionType: 'profile_saved' })
  })
}
