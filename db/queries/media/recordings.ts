import type { VoiceMime } from '#core/media/voice-kind.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A recording of what somebody said, without its bytes. */
export interface Recording {
  readonly id: string
  readonly mime: VoiceMime
  readonly bytes: number
  /** Milliseconds. */
  readonly durationMs: number
  readonly createdAt: Date
}

const SHOWN = ['id', 'mime', 'bytes', 'duration_ms', 'created_at'] as const

/** The recordings of a story, the oldest first. */
export async function listRecordings(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<Recording[]> {
  return sql<Recording[]>`
    select ${sql([...SHOWN])} from media
    where user_id = ${workspace} and story_id = ${storyId} and kind = 'audio' order by created_at, id
  `
}

/** One recording; null when it is not there. */
export async function findRecording(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Recording | null> {
  const [row] = await sql<Recording[]>`
    select ${sql([...SHOWN])} from media where user_id = ${workspace} and id = ${id} and kind = 'audio'
  `
  return row ?? null
}

/** Which of these stories have a recording. */
export async function listRecordedStories(
  sql: Sql,
  { workspace, storyIds }: { workspace: WorkspaceId; storyIds: readonly string[] },
): Promise<string[]> {
  if (storyIds.length === 0) return []
  const rows = await sql<{ storyId: string }[]>`
    select distinct story_id from media
    where user_id = ${workspace} and story_id = any(${[...storyIds]}::uuid[]) and kind = 'audio'
  `
  return rows.map(({ storyId }) => storyId)
}

/** Adds a recording to a story. False when the same one is there already. */
export async function insertRecording(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    storyId: string
    id: string
    recording: Pick<Recording, 'mime' | 'bytes' | 'durationMs'> & { readonly hash: Uint8Array }
    now: Date
  },
): Promise<boolean> {
  const { workspace, storyId, id, recording, now } = input
  const rows = await sql`
    insert into media (id, user_id, story_id, kind, mime, width, height, bytes, hash, duration_ms, created_at)
    values (
      ${id}, ${workspace}, ${storyId}, 'audio', ${recording.mime}, null, null, ${recording.bytes}, ${recording.hash},
      ${recording.durationMs}, ${now}
    ) on conflict do nothing returning 1
  `
  return rows.length > 0
}
