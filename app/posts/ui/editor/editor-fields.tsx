import { Field } from '#app/design/primitives/fields/field.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { POST_LIMITS, type postFormSchema } from '#core/posts/schema.ts'
import { POST_LABELS } from '#core/posts/text.ts'
import { InkedArea } from './ink/inked-area.tsx'
import type { Ink } from './ink/use-ink.ts'
import { PlatformCount } from './platform-count.tsx'
import type { ScoredText } from './use-live-alignment.ts'

export interface TextFieldsProps {
  readonly fields: ReturnType<typeof useCheckedForm<typeof postFormSchema>>[1]
  readonly platform: PlatformId
  /** Characters of the text as the platform counts them; null while that cannot be told. */
  readonly count: number | null
  readonly isLocked: boolean
  /** The text as far as the eye can follow: a moment behind. */
  readonly shownBody: string
  readonly scored: ScoredText
  readonly ink: Ink
}

/** The text, and how much of it the platform takes. */
export function TextFields({ fields, platform, count, isLocked, ...marks }: TextFieldsProps) {
  const { id, name, defaultValue, error } = textProps(fields.body)
  return (
    <div className="grid gap-2">
      <Field id={id} label={POST_LABELS.body} error={error}>
        {control => (
          <InkedArea
            {...control}
            name={name}
            defaultValue={defaultValue}
            rows={14}
            maxLength={POST_LIMITS.body}
            readOnly={isLocked}
            shownText={marks.shownBody}
            scored={marks.scored}
            ink={marks.ink}
          />
        )}
      </Field>
      <PlatformCount id="post-count" platform={platform} count={count} />
    </div>
  )
}

/** Where it goes, and what you call it. */
export function PlaceFields({
  fields,
  platform,
  isLocked,
}: Pick<TextFieldsProps, 'fields' | 'platform' | 'isLocked'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...textProps(fields.platform)}
        label={POST_LABELS.platform}
        options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
      />
      <TextField
        {...textProps(fields.title)}
        label={POST_LABELS.title}
        optional
        placeholder={PLATFORMS[platform].titled ? undefined : 'Only you see this'}
        maxLength={POST_LIMITS.title}
        readOnly={isLocked}
      />
    </div>
  )
}
