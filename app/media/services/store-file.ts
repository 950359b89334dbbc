import { randomUUID } from 'node:crypto'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { WorkspaceId } from '#db/client.ts'
import { insertFile } from '#db/queries/media/media-files.ts'

/**
 * Puts a file of a workspace into the store and answers its id. Whoever calls notes at once that it is used; what nobody
 * uses is removed by the sweep of files. Throws when the store does not answer.
 */
export async function storeFile(
  context: ServiceContext,
  { workspace, bytes, mime }: { workspace: WorkspaceId; bytes: Uint8Array; mime: string },
): Promise<{ id: string }> {
  const id = randomUUID()
  await context.db.inWorkspace(workspace, sql => insertFile(sql, { workspace, id, now: context.now() }))
  await openMediaStore(context.config).put(`${workspace}/${id}`, bytes, mime)
  return { id }
}
