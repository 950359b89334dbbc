import { TRANSCRIPTION_LIMITS, type Transcription } from '#core/media/transcription.ts'
import type { VoiceMime } from '#core/media/voice-kind.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A recording of what somebody said, without its bytes. */
export interface Recording {
  readonly id: string
  readonly mime: VoiceMime
  readonly bytes: number
  /** Milliseconds. */
  readonly durationMs: number
  readonly transcription: Transcription
  /** Since when its words were asked for; null when they were not. */
  readonly askedAt: Date | null
  /** What was said; null until it is known. */
  readonly transcript: string | null
  readonly createdAt: Date
}

/** What was kept before words were asked for was not asked for. */
const shown = (sql: Sql) => sql`
  id, mime, bytes, duration_ms, coalesce(transcription, 'unavailable') as transcription,
  transcription_asked_at as asked_at, transcript, created_at
`

/** The recordings of a story, the oldest first. */
export async function listRecordings(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<Recording[]> {
  return sql<Recording[]>`
    select ${shown(sql)} from media
    where user_id = ${workspace} and story_id = ${storyId} and kind = 'audio' order by created_at, id
  `
}

/** One recording; null when it is not there. */
export async function findRecording(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Recording | null> {
  const [row] = await sql<Recording[]>`
    select ${shown(sql)} from media where user_id = ${workspace} and id = ${id} and kind = 'audio'
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

interface OneRecording {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Notes how far the words of a recording are; those of one that is asked for begin with no try. */
export async function updateTranscription(
  sql: Sql,
  { workspace, id, transcription, now }: OneRecording & { transcription: Transcription; now: Date },
): Promise<void> {
  const isAsked = transcription === 'waiting'
  await sql`
    update media set transcription = ${transcription}, transcription_tried_at = null
      ${isAsked ? sql`, transcription_tries = 0, transcription_asked_at = ${now}` : sql``}
    where user_id = ${workspace} and id = ${id} and kind = 'audio'
  `
}

/**
 * Begins one more try of a recording that waits, which nobody else then has for a while: `busy` while somebody has, null when
 * it does not wait (any more). `triesLeft`: how many more there may be after this one, which is below 0 where there is none.
 */
export async function updateTranscriptionTried(
  sql: Sql,
  { workspace, id, now }: OneRecording & { now: Date },
): Promise<(Pick<Recording, 'mime' | 'bytes'> & { triesLeft: number }) | 'busy' | null> {
  const [row] = await sql<(Pick<Recording, 'mime' | 'bytes'> & { tries: number; isBusy: boolean })[]>`
    select mime, bytes, transcription_tries as tries,
      coalesce(transcription_tried_at > ${new Date(now.getTime() - TRANSCRIPTION_LIMITS.leaseMs)}, false) as is_busy
    from media
    where user_id = ${workspace} and id = ${id} and kind = 'audio' and transcription = 'waiting' for update
  `
  if (!row) return null
  if (row.isBusy) return 'busy'
  await sql`
    update media set transcription_tries = transcription_tries + 1, transcription_tried_at = ${now}
    where user_id = ${workspace} and id = ${id}
  `
  const { mime, bytes, tries } = row
  return { mime, bytes, triesLeft: TRANSCRIPTION_LIMITS.tries - tries - 1 }
}

/** Ends the try that began at `triedAt`, so that the next may have the recording at once. */
export async function updateTranscriptionFreed(
  sql: Sql,
  { workspace, id, triedAt }: OneRecording & { triedAt: Date },
): Promise<void> {
  await sql`
    update media set transcription_tried_at = null
    where user_id = ${workspace} and id = ${id} and transcription_tried_at = ${triedAt}
  `
}

/** Notes why a recording that waits for its words does not get them; one whose words another try has brought keeps them. */
export async function updateTranscriptionEnded(
  sql: Sql,
  { workspace, id, transcription }: OneRecording & { transcription: Transcription },
): Promise<void> {
  await sql`
    update media set transcription = ${transcription}, transcription_tried_at = null
    where user_id = ${workspace} and id = ${id} and transcription = 'waiting'
  `
}

/** Notes what was said in a recording that waits for it. */
export async function updateTranscript(
  sql: Sql,
  { workspace, id, transcript }: OneRecording & { transcript: string },
): Promise<void> {
  await sql`
    update media set transcription = 'done', transcript = ${transcript}, transcription_tried_at = null
    where user_id = ${workspace} and id = ${id} and transcription = 'waiting'
  `
}
