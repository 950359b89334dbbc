import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import {
  STRATEGY_LIMITS,
  type StrategyField,
  type StrategySection,
  type StrategyValues,
  strategyFields,
} from '#core/brand/strategy/fields.ts'
import { strategyFormSchema } from '#core/brand/strategy/schema.ts'
import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'

export interface StrategyConflictView {
  /** Marks of what is saved now: saving again replaces that. */
  readonly marks: string
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

export interface StrategyFormProps {
  readonly section: StrategySection
  readonly values: StrategyValues
  readonly guesses: readonly string[]
  /** Marks of the texts as they were read. */
  readonly marks: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly conflict?: StrategyConflictView | undefined
}

/** The fields of one part; saving confirms all of them. What is guessed says so beside its label. */
export function StrategyForm(props: StrategyFormProps) {
  const { section, values, guesses, marks, canWrite, reply, conflict } = props
  const [form, fields] = useCheckedForm({
    id: `strategy-${section}`,
    schema: strategyFormSchema(section),
    reply,
  })
  const pending = usePending()
  const seen = conflict?.marks ?? repliedMarks(reply) ?? marks
  return (
    <KeptForm
      keptAs={canWrite ? `strategy:${section}` : null}
      {...formProps(form)}
      className="grid max-w-3xl gap-6"
    >
      <input type="hidden" name="seen" value={seen} />
      {conflict ? (
        <ConflictNotice
          thing="part"
          differences={conflict.differences}
          action={
            <TextLink to={`/app/strategy/edit?section=${section}`} reloadDocument>
              Open saved version
            </TextLink>
          }
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      <div className="grid gap-5 sm:grid-cols-6">
        {strategyFields(section).map(field => (
          <OneField
            key={field.key}
            field={field}
            meta={fields[field.key]}
            stored={values[field.key] ?? ''}
            isGuess={guesses.includes(field.key)}
            isLocked={!canWrite}
          />
        ))}
      </div>
      {canWrite ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" pending={pending} pendingText="Saving…">
            Save section
          </Button>
          <ButtonLink variant="quiet" to={`/app/strategy#${section}`}>
            Back to strategy
          </ButtonLink>
        </div>
      ) : null}
    </KeptForm>
  )
}

/** The marks a form was opened with, when it comes back for another reason. */
function repliedMarks(reply: FormReply | undefined): string | null {
  const seen = reply?.initialValue?.seen
  return typeof seen === 'string' && seen !== '' ? seen : null
}

const WIDTHS: Readonly<Record<StrategyField['kind'], string>> = {
  text: 'sm:col-span-6',
  line: 'sm:col-span-6',
  share: 'sm:col-span-2',
  week: 'sm:col-span-3',
  day: 'sm:col-span-3',
  platform: 'sm:col-span-3',
}

function OneField(props: {
  field: StrategyField
  meta:
    | { readonly id: string; readonly initialValue?: unknown; readonly errors?: string[] | undefined }
    | undefined
  stored: string
  isGuess: boolean
  isLocked: boolean
}) {
  const { field, meta, stored, isGuess, isLocked } = props
  const typed = meta?.initialValue
  const frame = {
    id: meta?.id ?? field.key,
    name: field.key,
    label: field.label,
    description: field.help || null,
    error: meta?.errors ?? null,
    defaultValue: typeof typed === 'string' ? typed : stored,
    aside: isGuess ? <Badge tone="warning">confirm?</Badge> : null,
    className: `${WIDTHS[field.kind]} ${STARTS.test(field.key) ? 'border-t border-line pt-5' : ''}`,
  }
  const most = STRATEGY_LIMITS[field.kind]
  switch (field.kind) {
    case 'text':
      return <TextAreaField {...frame} rows={2} maxLength={most} readOnly={isLocked} />
    case 'line':
      return <TextField {...frame} maxLength={most} readOnly={isLocked} />
    case 'share':
    case 'week':
      return (
        <TextField {...frame} inputMode="numeric" maxLength={most} readOnly={isLocked} autoComplete="off" />
      )
    case 'day':
      return <DateField {...frame} readOnly={isLocked} />
    case 'platform':
      return (
        <SelectField
          {...frame}
          placeholder="None"
          options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
        />
      )
  }
}

/** Fields that begin something new below another of its kind. */
const STARTS = /^(?:claim_1|(?:pillar_[2-5]_title|experiment_[23]_try))$/
