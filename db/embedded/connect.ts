import { resolve } from 'node:path'
import { findHolder, type Holder } from './lock.ts'
import { embeddedUrl, FolderHeldError, openEmbedded } from './open.ts'

export interface EmbeddedConnection {
  readonly url: string
  /** The process that holds the folder, when we go through its socket; null when we opened it ourselves. */
  readonly holder: Holder | null
  close(): Promise<void>
}

/** Milliseconds to wait for a process that has claimed the folder and is still opening it. */
const OPENING = 30_000

/**
 * Reaches the embedded database whether or not the app is running: through the holder's socket, or by opening the
 * folder for as long as the command takes. Throws FolderHeldError when a holder does not open within 30 seconds.
 */
export async function connectOrOpenEmbedded(dataDir: string): Promise<EmbeddedConnection> {
  const folder = resolve(dataDir)
  const deadline = Date.now() + OPENING
  for (;;) {
    const holder = await findHolder(folder)
    if (holder?.port) return { url: embeddedUrl(holder.port), holder, close: async () => {} }
    try {
      if (!holder) {
        const database = await openEmbedded({ dataDir: folder })
        return { url: database.url, holder: null, close: database.close }
      }
      if (Date.now() > deadline) throw new FolderHeldError(holder)
    } catch (error) {
      // Lost the race for the lock: the winner will tell its port in a moment.
      if (!(error instanceof FolderHeldError) || Date.now() > deadline) throw error
    }
    await new Promise(wake => setTimeout(wake, 100))
  }
}
