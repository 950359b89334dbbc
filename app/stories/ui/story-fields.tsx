import { ChipToggles } from '#app/design/primitives/fields/chip-toggles.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { STORY_LABELS } from '#core/stories/fields.ts'
import {
  PROOF_KINDS,
  STORY_KIND_TEXTS,
  STORY_KINDS,
  STORY_STATUS_TEXTS,
  STORY_STATUSES,
} from '#core/stories/kinds.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import { TARGET_KIND_TEXTS } from '#core/stories/link-key.ts'
import type { storyFormSchema } from '#core/stories/schema.ts'
import { SPINE_PARTS, SPINE_TEXTS } from '#core/stories/spine.ts'
import type { TargetView } from './story-views.ts'

export type StoryFieldsMeta = ReturnType<typeof useCheckedForm<typeof storyFormSchema>>[1]

const PROOF_LABELS = { number: 'A number', quote: 'A quote', link: 'A link' } as const

/** What happened, when, and what kind of story it is. */
export function WhatHappened({ fields, isLocked }: { fields: StoryFieldsMeta; isLocked: boolean }) {
  return (
    <div className="grid gap-5">
      <TextField
        {...textProps(fields.title)}
        label={STORY_LABELS.title}
        maxLength={STORY_LIMITS.title}
        readOnly={isLocked}
      />
      <TextAreaField
        {...textProps(fields.body)}
        label={STORY_LABELS.body}
        description="Write it as you’d tell a friend. The order doesn’t matter yet."
        rows={6}
        maxLength={STORY_LIMITS.body}
        readOnly={isLocked}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...textProps(fields.kind)}
          label={STORY_LABELS.kind}
          options={STORY_KINDS.map(kind => ({ value: kind, label: STORY_KIND_TEXTS[kind].label }))}
        />
        <DateField {...textProps(fields.happenedOn)} label={STORY_LABELS.happenedOn} optional />
      </div>
    </div>
  )
}

/** The five parts a story stands on. */
export function SpineFields({ fields, isLocked }: { fields: StoryFieldsMeta; isLocked: boolean }) {
  return (
    <div className="grid gap-5">
      {SPINE_PARTS.map(part => (
        <TextAreaField
          key={part}
          {...textProps(fields[part])}
          label={STORY_LABELS[part]}
          description={SPINE_TEXTS[part].question}
          rows={2}
          maxLength={STORY_LIMITS.spine}
          readOnly={isLocked}
        />
      ))}
    </div>
  )
}

/** What makes it believable and what it leaves behind. */
export function ProofFields({ fields, isLocked }: { fields: StoryFieldsMeta; isLocked: boolean }) {
  return (
    <div className="grid gap-5">
      <TextAreaField
        {...textProps(fields.proof)}
        label={STORY_LABELS.proof}
        description="A number, a quote or a link that makes it believable."
        optional
        rows={2}
        maxLength={STORY_LIMITS.proof}
        readOnly={isLocked}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...textProps(fields.proofKind)}
          label={STORY_LABELS.proofKind}
          placeholder="None yet"
          options={PROOF_KINDS.map(kind => ({ value: kind, label: PROOF_LABELS[kind] }))}
        />
        <TextField
          {...textProps(fields.emotion)}
          label={STORY_LABELS.emotion}
          optional
          placeholder="Relief, pride, a quiet laugh"
          maxLength={STORY_LIMITS.emotion}
          readOnly={isLocked}
        />
      </div>
    </div>
  )
}

/** The values, pillars and offers it stands for, and how far it is. */
export function StandsForFields({
  fields,
  targets,
  ticked,
}: {
  fields: StoryFieldsMeta
  targets: readonly TargetView[]
  ticked: readonly string[]
}) {
  return (
    <div className="grid gap-5">
      {targets.length === 0 ? (
        <p className="text-ink-soft">
          Add values, content pillars or an offer to your brand. Then you can choose which ones this story
          shows. <TextLink to="/app/clarify">Open Brand</TextLink>
        </p>
      ) : (
        <ChipToggles
          name={fields.links.name}
          legend="Which parts of your brand does it show?"
          options={targets.map(target => ({
            value: target.key,
            label: `${TARGET_KIND_TEXTS[target.kind].one}: ${target.label}`,
          }))}
          defaultValues={ticked}
        />
      )}
      <SelectField
        {...textProps(fields.status)}
        label={STORY_LABELS.status}
        options={STORY_STATUSES.map(status => ({ value: status, label: STORY_STATUS_TEXTS[status] }))}
      />
    </div>
  )
}
