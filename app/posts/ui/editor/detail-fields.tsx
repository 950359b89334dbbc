import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import type { EditorChoices, NamedChoice } from '#core/posts/editor.ts'
import { POST_FORMAT_LABELS, POST_FORMATS } from '#core/posts/formats.ts'
import { POST_LIMITS, type postFormSchema } from '#core/posts/schema.ts'
import { POST_LABELS } from '#core/posts/text.ts'

const GOALS = [
  'Start a conversation',
  'Show what I stand for',
  'Teach one thing',
  'Invite people to my offer',
  'Thank someone',
]

export interface DetailFieldsProps {
  readonly fields: ReturnType<typeof useCheckedForm<typeof postFormSchema>>[1]
  readonly choices: EditorChoices
  readonly isLocked: boolean
}

const options = (rows: readonly NamedChoice[]) => rows.map(({ id, name }) => ({ value: id, label: name }))

/** What the post is for and what it belongs to. */
export function DetailFields({ fields, choices, isLocked }: DetailFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...textProps(fields.goal)}
        label={POST_LABELS.goal}
        optional
        list="post-goals"
        placeholder="Start a conversation"
        maxLength={POST_LIMITS.goal}
        readOnly={isLocked}
      />
      <datalist id="post-goals">
        {GOALS.map(goal => (
          <option key={goal} value={goal} />
        ))}
      </datalist>
      <SelectField
        {...textProps(fields.format)}
        label={POST_LABELS.format}
        optional
        placeholder="Any"
        options={POST_FORMATS.map(value => ({ value, label: POST_FORMAT_LABELS[value] }))}
      />
      <TextField
        {...textProps(fields.offer)}
        label={POST_LABELS.offer}
        optional
        maxLength={POST_LIMITS.offer}
        readOnly={isLocked}
      />
      {choices.pillars.length > 0 ? (
        <SelectField
          {...textProps(fields.pillarId)}
          label={POST_LABELS.pillarId}
          optional
          placeholder="None"
          options={options(choices.pillars)}
        />
      ) : null}
      {choices.campaigns.length > 0 ? (
        <SelectField
          {...textProps(fields.campaignId)}
          label={POST_LABELS.campaignId}
          optional
          placeholder="None"
          options={options(choices.campaigns)}
        />
      ) : null}
    </div>
  )
}
