import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputFormat,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { VOICE_LIMITS } from '#core/media/limits.ts'
import type { VoiceRefusal } from '#core/media/refusals.ts'
import { type VoiceMime, voiceMime } from '#core/media/voice-kind.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { clearDates } from './clear-dates.ts'
import { isWholeVideo } from './is-whole-video.ts'

/** A recording as it is kept. */
export interface RewrittenRecording {
  readonly file: Uint8Array
  readonly mime: VoiceMime
  /** Milliseconds. */
  readonly durationMs: number
  readonly bytes: number
  /** SHA-256 of the file. */
  readonly hash: Uint8Array
}

interface Container {
  readonly read: readonly InputFormat[]
  readonly write: () => OutputFormat
  /** Sound that browsers play from it, and that is transcribed. */
  readonly codecs: RegExp
}

const CONTAINERS: Readonly<Record<VoiceMime, Container>> = {
  'audio/webm': { read: [WEBM], write: () => new WebMOutputFormat(), codecs: /^(?:opus|vorbis)$/ },
  'audio/ogg': { read: [OGG], write: () => new OggOutputFormat(), codecs: /^(?:opus|vorbis)$/ },
  'audio/mp4': {
    read: [MP4, QTFF],
    write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    codecs: /^(?:aac|opus|mp3)$/,
  },
  'audio/mpeg': { read: [MP3], write: () => new Mp3OutputFormat(), codecs: /^mp3$/ },
  'audio/wav': { read: [WAVE], write: () => new WavOutputFormat(), codecs: /^pcm-/ },
}

/**
 * Writes the sound of a recording anew, as it is, into a file of the same kind: its length is in it, so that a player can
 * wind, and what the device wrote beside it (place, time, title) or filmed is gone. It keeps three times the file's size in
 * memory and holds up its thread: call it in one of its own.
 */
export async function rewriteRecording(
  sent: Uint8Array,
): Promise<Result<{ recording: RewrittenRecording }, VoiceRefusal>> {
  if (sent.length === 0) return err('voice_empty')
  if (sent.length > VOICE_LIMITS.bytes) return err('voice_too_large')
  const mime = voiceMime(sent)
  if (!mime || (mime === 'audio/mp4' && !(await isWholeFile(sent)))) return err('not_a_recording')
  const { read, write, codecs } = CONTAINERS[mime]
  const input = new Input({ source: new BufferSource(Uint8Array.from(sent)), formats: [...read] })
  try {
    if (!(await input.canRead())) return err('not_a_recording')
    const sound = await input.getPrimaryAudioTrack()
    if (!sound) return err('not_a_recording')
    if (!codecs.test(sound.codec ?? '')) return err('other_sound')
    const told = Math.round(1000 * ((await input.getDurationFromMetadata()) ?? 0))
    const [shortest, longest] = VOICE_LIMITS.durationMs
    if (told > longest) return err('voice_too_long')
    const durationMs = Math.round(1000 * (await sound.computeDuration()))
    // What a file says of itself may be longer than what is in it: then it was cut off.
    if (durationMs < told * WHOLE) return err('not_a_recording')
    if (durationMs > longest) return err('voice_too_long')
    if (durationMs < shortest) return err('voice_too_short')
    const target = new BufferTarget()
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: write(), target }),
      tracks: 'primary',
      video: { discard: true },
      tags: {},
      showWarnings: false,
    })
    if (!conversion.isValid) return err('other_sound')
    await conversion.execute()
    const file = Buffer.from(target.buffer ?? new ArrayBuffer(0))
    if (mime === 'audio/mp4') clearDates(file)
    const hash = new Uint8Array(createHash('sha256').update(file).digest())
    return ok({ recording: { file: new Uint8Array(file), mime, durationMs, bytes: file.length, hash } })
  } catch {
    // Whatever the library could not read to its end.
    return err('not_a_recording')
  } finally {
    input.dispose()
  }
}

/** Of the length that a file names, the share that has to be there. */
const WHOLE = 0.9

/** Whether an MP4 has all it announces: the library believes what a file says of itself, and may be kept busy by it. */
async function isWholeFile(sent: Uint8Array): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-recording-'))
  try {
    const path = join(folder, 'sent')
    await writeFile(path, sent, { mode: 0o600 })
    return await isWholeVideo(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
