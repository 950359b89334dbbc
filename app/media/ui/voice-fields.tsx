import { useRef, useState } from 'react'
import { Field } from '#app/design/primitives/fields/field.tsx'
import { useHeldVoice } from '#app/media/client/use-held-voice.ts'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { VoiceRecorder } from './voice-recorder.tsx'

export interface VoiceFieldsProps {
  /** Of the form they stand in. */
  readonly formId: string
  /** Why the recording was not taken. */
  readonly error: string | undefined
}

/**
 * One recording with the words of a form, or in their place: recorded here with scripts, chosen or by a phone's recorder
 * without. Folded, until it is wanted, was refused, or there is one that has not been saved yet.
 */
export function VoiceFields({ formId, error }: VoiceFieldsProps) {
  const field = useRef<HTMLInputElement>(null)
  const isHeld = useHeldVoice() !== null
  // Once open it stays: whoever discards a recording is about to make another.
  const [isWanted, setIsWanted] = useState(false)
  if (isHeld && !isWanted) setIsWanted(true)
  return (
    <details open={error !== undefined || isWanted}>
      <summary className="flex min-h-12 w-fit cursor-pointer items-center font-semibold">
        Add a voice note
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
        <VoiceRecorder field={field} />
        <Field
          label="Recording"
          id={`${formId}-voice`}
          description={MEDIA_TEXTS.voiceHint}
          error={error ?? null}
          className="grid-cols-1"
        >
          {control => (
            <input
              {...control}
              ref={field}
              name="voice"
              type="file"
              accept="audio/*,.m4a,.mp3,.ogg,.opus,.webm,.wav"
              capture
              className="file-picker"
            />
          )}
        </Field>
      </div>
    </details>
  )
}
