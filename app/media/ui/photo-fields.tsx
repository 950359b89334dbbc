import { Field } from '#app/design/primitives/fields/field.tsx'
import { TextField, type TextFieldProps } from '#app/design/primitives/fields/text-field.tsx'
import { MEDIA_TEXTS } from '#app/media/copy.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'

export interface PhotoFieldsProps {
  /** Of the form they stand in. */
  readonly formId: string
  /** Why the photo was not taken; the browser does not choose it again by itself. */
  readonly error: string | undefined
  /** The field of what it shows. */
  readonly alt: Pick<TextFieldProps, 'id' | 'name' | 'defaultValue' | 'error'>
}

/** One photo with the words of a form: on a phone its camera opens. Folded, until it is wanted or was refused. */
export function PhotoFields({ formId, error, alt }: PhotoFieldsProps) {
  return (
    <details open={error !== undefined}>
      <summary className="flex min-h-12 w-fit cursor-pointer items-center font-semibold">Add a photo</summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
        <Field
          label="Photo"
          id={`${formId}-file`}
          description={MEDIA_TEXTS.photoHint}
          error={error ?? null}
          className="grid-cols-1"
        >
          {control => (
            <input
              {...control}
              name="file"
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
              capture="environment"
              className="file-picker"
            />
          )}
        </Field>
        <TextField
          {...alt}
          label="What the photo shows"
          optional
          description="For people who can’t see it."
          maxLength={MEDIA_LIMITS.alt}
        />
      </div>
    </details>
  )
}
