import { useEffect, useRef, useState } from 'react'
import { VOICE_LIMITS } from '#core/media/limits.ts'
import { recordedFormat } from '#core/media/voice-format.ts'
import { VOICE_ENDINGS } from '#core/media/voice-kind.ts'

/** Bits of a second: speech is clear, and five minutes take two megabytes. */
const BITS = 48_000
/** Milliseconds between two pieces, which tell how large it has become. */
const PIECE_MS = 1_000
/** Milliseconds that are kept free below the longest, for what comes after the last look. */
const MARGIN_MS = 1_000

/** Why nothing is recorded. */
export type RecorderProblem = 'refused' | 'no_microphone' | 'broken'

export type RecorderState =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'recording'; readonly ms: number }
  | { readonly is: 'stopped'; readonly problem: RecorderProblem }

export interface Recorded {
  readonly file: File
  readonly durationMs: number
}

/** Whether this browser records what is taken here; a page from an address without encryption has no microphone. */
export function canRecord(): boolean {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return false
  return recordedFormat(type => MediaRecorder.isTypeSupported(type)) !== null
}

/** Records from the microphone until it is stopped, or is as long or as large as is taken; `onRecorded` gets what was said. */
export function useRecorder(onRecorded: (recorded: Recorded) => void) {
  const [state, setState] = useState<RecorderState>({ is: 'idle' })
  const stopping = useRef<() => void>(() => {})
  const latest = useRef(onRecorded)
  latest.current = onRecorded
  useEffect(() => () => stopping.current(), [])

  async function start() {
    const format = recordedFormat(type => MediaRecorder.isTypeSupported(type))
    if (!format) return
    setState({ is: 'asking' })
    let isLeft = false
    stopping.current = () => {
      isLeft = true
    }
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch (error) {
      return setState({ is: 'stopped', problem: problemOf(error) })
    }
    const close = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (isLeft) return close()
    try {
      record(stream, format, close)
    } catch {
      close()
      setState({ is: 'stopped', problem: 'broken' })
    }
  }

  function record(
    stream: MediaStream,
    format: NonNullable<ReturnType<typeof recordedFormat>>,
    close: () => void,
  ) {
    const recorder = new MediaRecorder(stream, { mimeType: format.type, audioBitsPerSecond: BITS })
    const pieces: Blob[] = []
    const began = performance.now()
    const passed = () => performance.now() - began
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
    const clock = setInterval(() => {
      setState({ is: 'recording', ms: passed() })
      if (passed() > VOICE_LIMITS.durationMs[1] - MARGIN_MS) stop()
    }, 250)
    recorder.ondataavailable = ({ data }) => {
      pieces.push(data)
      const size = pieces.reduce((sum, piece) => sum + piece.size, 0)
      if (size > VOICE_LIMITS.bytes * 0.9) stop()
    }
    // Unplugging the microphone stops it as a press does: what was said until then is kept.
    recorder.onstop = () => {
      const durationMs = passed()
      clearInterval(clock)
      close()
      stopping.current = () => {}
      const name = `voice-note.${VOICE_ENDINGS[format.mime]}`
      const file = new File(pieces, name, { type: format.mime })
      if (file.size === 0) return setState({ is: 'stopped', problem: 'broken' })
      setState({ is: 'idle' })
      latest.current({ file, durationMs })
    }
    recorder.start(PIECE_MS)
    setState({ is: 'recording', ms: 0 })
    stopping.current = stop
  }

  return { state, start, stop: () => stopping.current() }
}

function problemOf(error: unknown): RecorderProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'no_microphone' : 'broken'
}
