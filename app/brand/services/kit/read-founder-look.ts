import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { findFounderLook } from './find-founder-look.ts'

/** How the pages look that a workspace shows to others. */
export function readFounderLook(ctx: WorkspaceContext): Promise<FounderLook> {
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => findFounderLook(sql, { workspace }))
}
