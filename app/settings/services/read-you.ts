import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** What the signed-in person said about themselves (not the workspace they may be visiting). */
export async function readYou(ctx: WorkspaceContext): Promise<{
  fullName: string
  firstName: string
  avatarColour: AvatarColour
  businessType: string
  industry: string
  timeZone: string
}> {
  const workspace = asWorkspaceId(ctx.userId)
  const profile = await ctx.db.readInWorkspace(workspace, sql => findProfile(sql, { workspace }))
  return {
    fullName: profile?.fullName ?? '',
    firstName: profile?.firstName ?? '',
    avatarColour: profile?.avatarColour ?? 'ember',
    businessType: profile?.businessType ?? '',
    industry: profile?.industry ?? '',
    timeZone: profile?.timeZone ?? ctx.timeZone,
  }
}
