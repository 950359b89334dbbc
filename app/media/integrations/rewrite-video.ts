import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import {
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'
import { VIDEO_LIMITS } from '#core/media/limits.ts'
import type { VideoRefusal } from '#core/media/refusals.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { clearDates } from './clear-dates.ts'
import { isWholeVideo } from './is-whole-video.ts'

/** A video as it is kept, beside its file. */
export interface RewrittenVideo {
  /** As it is shown, upright. */
  readonly width: number
  readonly height: number
  /** Milliseconds. */
  readonly durationMs: number
  readonly bytes: number
  /** SHA-256 of the file. */
  readonly hash: Uint8Array
}

/** What every platform plays. */
const VIDEO_CODEC = 'avc'
const AUDIO_CODEC = 'aac'

/**
 * Writes the pictures and the sound of the video at `from` anew into an MP4 at `to`, as they are: what the camera wrote
 * beside them (place, time, device) and every other track is gone, and a player can begin before it has the whole file. It
 * keeps two times the file's size in memory and holds up its thread for a second: call it in one of its own.
 */
export async function rewriteVideo({
  from,
  to,
}: {
  from: string
  to: string
}): Promise<Result<{ video: RewrittenVideo }, VideoRefusal>> {
  const input = new Input({
    source: new FilePathSource(from, { handleUnhandledError: () => {} }),
    formats: [MP4, QTFF],
  })
  try {
    // Before the library sees it, which believes what a file says of itself.
    if (!(await isWholeVideo(from)) || !(await input.canRead())) return err('not_a_video')
    const track = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    if (!track) return err('not_a_video')
    if (track.codec !== VIDEO_CODEC || (sound && sound.codec !== AUDIO_CODEC)) return err('other_codec')
    const { displayWidth: width, displayHeight: height } = track
    if (!(width > 0 && height > 0)) return err('not_a_video')
    if (Math.max(width, height) > VIDEO_LIMITS.side) return err('other_codec')
    const told = Math.round(1000 * ((await input.getDurationFromMetadata()) ?? 0))
    const [shortest, longest] = VIDEO_LIMITS.durationMs
    if (told > longest) return err('too_long')
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
    })
    const isWhole = conversion.discardedTracks.every(
      ({ reason }) => reason === 'discarded_by_user' || reason === 'max_track_count_of_type_reached',
    )
    if (!conversion.isValid || !isWhole) return err('other_codec')
    await conversion.execute()
    const durationMs = Math.round(1000 * (await input.computeDuration()))
    // What a file says of itself may be longer than what is in it: then it was cut off.
    if (durationMs < told * WHOLE) return err('not_a_video')
    if (durationMs > longest) return err('too_long')
    // Sound alone does not make it a video.
    if (1000 * (await track.computeDuration()) < shortest) return err('too_short')
    const file = Buffer.from(target.buffer ?? new ArrayBuffer(0))
    clearDates(file)
    await writeFile(to, file)
    const hash = new Uint8Array(createHash('sha256').update(file).digest())
    return ok({ video: { width, height, durationMs, bytes: file.length, hash } })
  } catch {
    // Whatever the library could not read to its end.
    return err('not_a_video')
  } finally {
    input.dispose()
  }
}

/** Of the length that a file names, the share that has to be there. */
const WHOLE = 0.9
