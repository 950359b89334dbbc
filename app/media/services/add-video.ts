import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { rewriteVideo } from '#app/media/integrations/rewrite-video.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import { err, type Result } from '#core/shared/result.ts'
import { keepMedia } from './keep-media.ts'
import { refuseMedia } from './refuse-media.ts'

const rewrite = inThread<typeof rewriteVideo>('app/media/integrations/rewrite-video.ts', 'rewriteVideo')

/**
 * Adds the one video of a post or a story from the file at `path`, which stays there. It is written anew first, so that
 * nothing a camera noted goes with it; what another thread has no room for is refused as `busy`.
 */
export async function addVideo(
  ctx: WorkspaceContext,
  { place, placeId, path }: { place: MediaPlace; placeId: string; path: string },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const where = { place, placeId }
  const refused = await refuseMedia(ctx, where)
  if (refused) return refused
  const kept = `${path}.${randomUUID()}.mp4`
  let result: Awaited<ReturnType<typeof rewriteVideo>>
  try {
    result = await rewrite({ from: path, to: kept })
  } catch (error) {
    if (error instanceof ThreadUnavailable) return err('busy')
    throw error
  }
  if (!result.ok) return result
  const { width, height, bytes, hash, durationMs } = result.video
  const media = { mime: 'video/mp4', width, height, bytes, hash, durationMs } as const
  return keepMedia(ctx, { ...where, media, read: () => readFile(kept) })
}
