import { Field } from '#app/design/primitives/fields/field.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'

export interface VoiceFieldsProps {
  /** Of the form they stand in. */
  readonly formId: string
  /** Why the recording was not taken. */
  readonly error: string | undefined
}

/** One recording with the words of a form, or in their place: on a phone its recorder opens. Folded, until it is wanted or was refused. */
export function VoiceFields({ formId, error }: VoiceFieldsProps) {
  return (
    <details open={error !== undefined}>
      <summary className="flex min-h-12 w-fit cursor-pointer items-center font-semibold">
        Add a voice note
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
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
              name="voice"
              type="file"
              accept="audio/*,.m4a,.mp3,.ogg,.opus,.webm,.wav"
              capture
              className="min-h-12 w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-raised file:px-3 file:font-semibold file:text-ink"
            />
          )}
        </Field>
      </div>
    </details>
  )
}
