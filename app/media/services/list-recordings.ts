import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listRecordings as listRows, type Recording } from '#db/queries/media/recordings.ts'
import { pictureAddress } from './picture-address.ts'

/** A recording with where it can be played for the next hour. */
export interface PlayableRecording extends Recording {
  readonly address: string
}

/** The recordings of a story, the oldest first; none for what is not there. */
export async function listRecordings(
  ctx: WorkspaceContext,
  { storyId }: { storyId: string },
): Promise<PlayableRecording[]> {
  if (!isUuid(storyId)) return []
  const { workspace, config } = ctx
  const now = ctx.now()
  const recordings = await ctx.readInWorkspace(sql => listRows(sql, { workspace, storyId }))
  return recordings.map(each => ({
    ...each,
    address: pictureAddress(config, { workspace, id: each.id, now }),
  }))
}
