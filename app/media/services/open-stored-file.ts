import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { WorkspaceId } from '#db/client.ts'
import { pictureAddress } from './picture-address.ts'

/** Bytes of a file that are read at once. */
const PIECE_BYTES = 1_000_000

/** A file of the store, for whoever has its id: also when its picture is gone and it is kept for another reason. */
export interface StoredFile {
  /** Throws when the store does not answer or has no such file. */
  read(): Promise<Uint8Array>
  /** The first `bytes` of it piece by piece, so that a video is never in memory whole. Throws as `read` does. */
  readPieces(bytes: number): AsyncGenerator<Uint8Array>
  /** Where everybody can fetch it for the next hour, whole with its origin. */
  address(): string
}

/** Opens a file of the store by its id. Nothing is read before it is asked for. */
export function openStoredFile(
  context: ServiceContext,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): StoredFile {
  const { config } = context
  const missing = () => new Error(`the file ${id} is not in the store`)
  return {
    async read() {
      const file = await openMediaStore(config).read(`${workspace}/${id}`)
      if (!file) throw missing()
      return file
    },
    async *readPieces(bytes) {
      const store = openMediaStore(config)
      for (let first = 0; first < bytes; first += PIECE_BYTES) {
        const last = Math.min(first + PIECE_BYTES, bytes) - 1
        const piece = await store.read(`${workspace}/${id}`, { first, last })
        if (!piece || piece.length !== last - first + 1) throw missing()
        yield piece
      }
    },
    address: () => `${config.appUrl}${pictureAddress(config, { workspace, id, now: context.now() })}`,
  }
}
