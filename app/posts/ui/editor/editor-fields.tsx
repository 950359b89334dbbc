import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { POST_LIMITS, type postFormSchema } from '#core/posts/schema.ts'
import { POST_LABELS } from '#core/posts/text.ts'
import { PlatformCount } from './platform-count.tsx'

export interface EditorFieldsProps {
  readonly fields: ReturnType<typeof useCheckedForm<typeof postFormSchema>>[1]
  readonly platform: PlatformId
  /** Characters of the text as the platform counts them; null while that cannot be told. */
  readonly count: number | null
  readonly isLocked: boolean
}

/** Where it goes, and the text. */
export function EditorFields({ fields, platform, count, isLocked }: EditorFieldsProps) {
  return (
    <div className="grid gap-5">
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
      <div className="grid gap-2">
        <TextAreaField
          {...textProps(fields.body)}
          label={POST_LABELS.body}
          rows={14}
          maxLength={POST_LIMITS.body}
          readOnly={isLocked}
          style={{ minHeight: '18rem', fontSize: '1.0625rem' }}
        />
        <PlatformCount id="post-count" platform={platform} count={count} />
      </div>
    </div>
  )
}
