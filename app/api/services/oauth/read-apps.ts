import { readAccess } from '#app/api/services/read-access.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { listApps } from '#db/queries/api/apps.ts'

/** The connected apps that somebody may see: their own, and for whoever looks after settings everybody’s. */
export async function readApps(ctx: WorkspaceContext) {
  const apps = await readAccess(ctx, listApps)
  return apps.map(({ clientId, ...app }) => ({ ...app, from: new URL(clientId).host }))
}
