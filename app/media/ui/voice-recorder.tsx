import { useEffect, useRef, useState } from 'react'
import { Mic, Square } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { type HeldVoice, heldVoice } from '#app/media/client/held-voice.ts'
import { useHeldVoice } from '#app/media/client/use-held-voice.ts'
import { canRecord, useRecorder } from '#app/media/client/use-recorder.ts'
import { RECORDER_TEXTS } from '#app/media/copy.ts'
import { useTypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import { VOICE_LIMITS } from '#core/media/limits.ts'
import { minutesAndSeconds } from '#core/media/voice-format.ts'

/**
 * Records into the file field beside it. What was recorded stays on the device until the server has it, whatever becomes of the
 * form and the page, and can be played, downloaded or discarded. Nothing where the browser cannot record.
 */
export function VoiceRecorder({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const account = useTypingAccount()
  const [isOffered, setIsOffered] = useState(false)
  const [hasStopped, setHasStopped] = useState(false)
  const recordButton = useRef<HTMLButtonElement>(null)
  // To ask what can be recorded takes the browser longer than to draw the form.
  useEffect(
    () =>
      whenIdle(() => {
        if (!canRecord()) return
        setIsOffered(true)
        heldVoice.find(account)
      }),
    [account],
  )
  const voice = useHeldVoice()
  const { state, start, stop } = useRecorder(recorded => {
    setHasStopped(true)
    heldVoice.hold({ account, ...recorded })
  })
  const address = useAddress(voice?.file ?? null)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const files = new DataTransfer()
    if (voice) files.items.add(voice.file)
    if (voice || wasPutThere.delete(input)) input.files = files.files
    if (voice) wasPutThere.add(input)
    const note = ({ formData }: FormDataEvent) => {
      const sent = formData.get(input.name)
      if (voice && sent instanceof File && sent.size === voice.file.size) heldVoice.noteSent(formData)
    }
    const form = input.form
    form?.addEventListener('formdata', note)
    return () => form?.removeEventListener('formdata', note)
  }, [voice, field])
  if (!isOffered) return null
  const discard = () => {
    heldVoice.discard()
    recordButton.current?.focus()
  }
  const most = minutesAndSeconds(VOICE_LIMITS.durationMs[1])
  return (
    <div className="grid justify-items-start gap-3">
      {state.is === 'recording' ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="button" onClick={stop} icon={<Square aria-hidden />} autoFocus>
            Stop recording
          </Button>
          <p role="timer" aria-live="off" className="tabular-nums">
            {minutesAndSeconds(state.ms)} of {most}
          </p>
        </div>
      ) : (
        <Button
          type="button"
          ref={recordButton}
          onClick={start}
          // The button that stopped it is gone.
          autoFocus={hasStopped}
          icon={<Mic aria-hidden />}
          pending={state.is === 'asking'}
          pendingText="Allow the microphone…"
        >
          {voice ? 'Record again' : 'Record'}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {state.is === 'recording'
          ? RECORDER_TEXTS.recording
          : state.is === 'stopped'
            ? RECORDER_TEXTS[state.problem]
            : voice
              ? recordedText(voice)
              : ''}
      </p>
      {voice && address && state.is !== 'recording' ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: it was said a moment ago by whoever listens */}
          <audio controls src={address} aria-label="Your recording" className="w-full max-w-md" />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <a href={address} download={voice.file.name} className="link">
              Download
            </a>
            <Button type="button" size="sm" variant="quiet" onClick={discard}>
              Discard recording
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}

function recordedText({ durationMs, is }: HeldVoice): string {
  const long = minutesAndSeconds(durationMs)
  if (is === 'found') return `We kept your recording of ${long}. ${RECORDER_TEXTS.on_device}`
  return `Recorded ${long}. ${RECORDER_TEXTS[is]}`
}

/** Fields that hold what was recorded, and not what somebody chose. */
const wasPutThere = new WeakSet<HTMLInputElement>()

/** An address of a file within this page, for as long as it is shown. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
