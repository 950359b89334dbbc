import type { WorkspaceContext } from '#app/platform/context.ts'
import { findAnyLink } from '#db/queries/links/one-link.ts'

/** Are there links from a plan that had them? They go on leading where they led, and stay readable. */
export async function hasLinks(ctx: WorkspaceContext): Promise<boolean> {
  return ctx.readInWorkspace(sql => findAnyLink(sql, { workspace: ctx.workspace }))
}
