import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { WorkspaceId } from '#db/client.ts'
import { pictureAddress } from './picture-address.ts'

/** A file of the store, for whoever has its id: also when its picture is gone and it is kept for another reason. */
export interface StoredFile {
  /** Throws when the store does not answer or has no such file. */
  read(): Promise<Uint8Array>
  /** Where everybody can fetch it for the next hour, whole with its origin. */
  address(): string
}

/** Opens a file of the store by its id. Nothing is read before it is asked for. */
export function openStoredFile(
  context: ServiceContext,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): StoredFile {
  const { config } = context
  return {
    async read() {
      const file = await openMediaStore(config).read(`${workspace}/${id}`)
      if (!file) throw new Error(`the file ${id} is not in the store`)
      return file
    },
    address: () => `${config.appUrl}${pictureAddress(config, { workspace, id, now: context.now() })}`,
  }
}
