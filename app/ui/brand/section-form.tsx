import { Form } from 'react-router'
import type { FormReply } from '#app/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/forms/use-checked-form.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type ClarifySection, USE_TEXTS } from '#core/brand/clarify/sections.ts'
import { sectionSchema } from '#core/brand/forms/answers.ts'
import { Button } from '../primitives/actions/button.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { TextAreaField } from '../primitives/fields/text-field.tsx'

export interface SectionFormProps {
  readonly section: ClarifySection
  readonly answers: ClarifyData
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
}

/** The questions of one section. Every answer may stay open; lists are parted by commas. */
export function SectionForm({ section, answers, canWrite, reply }: SectionFormProps) {
  const [form, fields] = useCheckedForm({ id: `brand-${section}`, schema: sectionSchema(section), reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-7">
      {form.errors?.length ? (
        <Notice tone="danger" live="alert">
          {form.errors[0]}
        </Notice>
      ) : null}
      {sectionFields(section).map(field => {
        const meta = fields[field.key]
        const stored = answers[field.key]
        const typed = meta?.initialValue
        return (
          <TextAreaField
            key={field.key}
            id={meta?.id}
            name={field.key}
            label={field.question}
            description={
              <>
                {field.help} <span className="italic">For example: {field.example}</span>
                <span className="mt-1 block text-xs">
                  Used for {field.feeds.map(use => USE_TEXTS[use]).join(', ')}.
                </span>
              </>
            }
            rows={field.kind === 'list' ? 2 : 4}
            defaultValue={
              typeof typed === 'string' ? typed : Array.isArray(stored) ? stored.join(', ') : (stored ?? '')
            }
            error={meta?.errors ?? null}
            readOnly={!canWrite}
          />
        )
      })}
      {canWrite ? (
        <div className="sticky bottom-0 -mx-1 border-t border-line bg-paper px-1 py-4">
          <Button variant="primary" pending={pending} pendingText="Saving…">
            Save this section
          </Button>
        </div>
      ) : null}
    </Form>
  )
}
