import type { WorkspaceContext } from '#app/platform/context.ts'
import { existsAnyRequest } from '#db/queries/requests/content-requests.ts'

/** Was anything asked for on a plan that takes requests? It stays readable on one that does not. */
export async function hasRequests(ctx: WorkspaceContext): Promise<boolean> {
  return ctx.readInWorkspace(sql => existsAnyRequest(sql, { workspace: ctx.workspace }))
}
