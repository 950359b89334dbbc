import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { WorkspaceId } from '#db/client.ts'
import { claimFile } from '#db/queries/media/media-files.ts'

/**
 * Puts a file into the store under an id that is given, as an import does; one of the same workspace is written over. False
 * when the id is another workspace's. Whoever calls notes at once that it is used. Throws when the store does not answer.
 */
export async function bringFile(
  context: ServiceContext,
  { workspace, id, bytes, mime }: { workspace: WorkspaceId; id: string; bytes: Uint8Array; mime: string },
): Promise<boolean> {
  const isOurs = await context.db.inWorkspace(workspace, sql =>
    claimFile(sql, { workspace, id, now: context.now() }),
  )
  if (isOurs) await openMediaStore(context.config).put(`${workspace}/${id}`, bytes, mime)
  return isOurs
}
