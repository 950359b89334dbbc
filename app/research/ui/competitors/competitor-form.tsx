import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { COMPETITOR_TEXTS } from '#app/research/copy.ts'
import { COMPETITOR_LIMITS, competitorFormSchema } from '#core/research/competitor.ts'
import type { CompetitorView } from './competitor-views.ts'

export interface CompetitorFormProps {
  readonly competitor: CompetitorView
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly conflict?:
    | {
        readonly version: number
        readonly differences: readonly { label: string; saved: string; typed: string }[]
      }
    | undefined
}

/** What is said of a competitor. */
export function CompetitorForm({ competitor, canWrite, reply, conflict }: CompetitorFormProps) {
  const [form, fields] = useCheckedForm({
    id: 'competitor',
    schema: competitorFormSchema,
    reply,
    defaultValue: { ...competitor, version: String(competitor.version) },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  const area = { rows: 3, readOnly: !canWrite, optional: true } as const
  return (
    <Panel title="Sheet">
      <KeptForm
        keptAs={canWrite ? `competitor:${competitor.id}` : null}
        {...formProps(form)}
        className="grid gap-5"
      >
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? repliedVersion(reply) ?? competitor.version}
        />
        {conflict ? (
          <ConflictNotice
            thing="competitor"
            differences={conflict.differences}
            action={
              <TextLink to={`/app/brand-watch/competitors/${competitor.id}`}>Open saved version</TextLink>
            }
          />
        ) : (
          <FormNotice errors={form.errors} />
        )}
        <TextField
          {...textProps(fields.name)}
          label="Name"
          maxLength={COMPETITOR_LIMITS.name}
          readOnly={!canWrite}
        />
        <TextField
          {...textProps(fields.site)}
          label="Website"
          optional
          inputMode="url"
          autoCapitalize="none"
          placeholder="example.com"
          maxLength={COMPETITOR_LIMITS.site}
          readOnly={!canWrite}
        />
        <TextAreaField
          {...textProps(fields.promise)}
          {...area}
          label="Promise"
          description={COMPETITOR_TEXTS.promiseHelp}
          maxLength={COMPETITOR_LIMITS.promise}
        />
        <TextField
          {...textProps(fields.price)}
          label="Price"
          optional
          description={COMPETITOR_TEXTS.priceHelp}
          maxLength={COMPETITOR_LIMITS.price}
          readOnly={!canWrite}
        />
        <TextAreaField
          {...textProps(fields.strengths)}
          {...area}
          label="Strengths"
          description={COMPETITOR_TEXTS.strengthsHelp}
          maxLength={COMPETITOR_LIMITS.strengths}
        />
        <TextAreaField
          {...textProps(fields.gaps)}
          {...area}
          label="Gaps"
          description={COMPETITOR_TEXTS.gapsHelp}
          maxLength={COMPETITOR_LIMITS.gaps}
        />
        <TextAreaField
          {...textProps(fields.ourAnswer)}
          {...area}
          label="Our answer"
          description={COMPETITOR_TEXTS.answerHelp}
          maxLength={COMPETITOR_LIMITS.ourAnswer}
        />
        {canWrite ? (
          <div>
            <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
              Save competitor
            </Button>
          </div>
        ) : null}
      </KeptForm>
    </Panel>
  )
}
