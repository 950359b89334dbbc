import { join } from 'node:path'
import type { Config } from '#app/config.server.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'
import type { MediaStore } from './store-contract.ts'

/** The store that this installation is set up with. */
export function openMediaStore({ dataDir, mediaS3 }: Pick<Config, 'dataDir' | 'mediaS3'>): MediaStore {
  return mediaS3 ? openS3Store(mediaS3) : openFolderStore(join(dataDir, 'media'))
}
