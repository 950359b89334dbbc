import type { VoiceMime } from './voice-kind.ts'

/** What browsers record, best first: each with the kind of file that it makes. */
const RECORDED: readonly { readonly type: string; readonly mime: VoiceMime }[] = [
  { type: 'audio/webm;codecs=opus', mime: 'audio/webm' },
  { type: 'audio/mp4;codecs=mp4a.40.2', mime: 'audio/mp4' },
  { type: 'audio/ogg;codecs=opus', mime: 'audio/ogg' },
  { type: 'audio/webm', mime: 'audio/webm' },
  { type: 'audio/mp4', mime: 'audio/mp4' },
]

/** How a browser records what is taken here; null when it does not. */
export function recordedFormat(isSupported: (type: string) => boolean): (typeof RECORDED)[number] | null {
  return RECORDED.find(({ type }) => isSupported(type)) ?? null
}

/** Milliseconds as minutes and seconds, begun seconds not counted: `0:07`, `5:00`. Less than none is none. */
export function minutesAndSeconds(ms: number): string {
  const seconds = ms > 0 ? Math.floor(ms / 1000) : 0
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
