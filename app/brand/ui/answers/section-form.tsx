import { useAnswerSaving } from '#app/brand/client/use-answer-saving.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import type { ClarifySection } from '#core/brand/clarify/sections.ts'
import { sectionFormSchema } from '#core/brand/forms/answers.ts'
import { AnswerField } from './answer-field.tsx'
import { AnswerSigns } from './answer-signs.tsx'

export interface SectionConflict {
  /** Marks of what is saved now: saving again replaces that. */
  readonly marks: string
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

export interface SectionFormProps {
  readonly section: ClarifySection
  readonly answers: ClarifyData
  /** Marks of the answers as they were read (`answerMarks`). */
  readonly marks: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly conflict?: SectionConflict | undefined
}

/**
 * The questions of one section. Every answer may stay open; lists have one item a line. With JavaScript each answer is
 * saved by itself while it is written; the button saves the whole section either way.
 */
export function SectionForm({ section, answers, marks, canWrite, reply, conflict }: SectionFormProps) {
  const [form, fields] = useCheckedForm({ id: `brand-${section}`, schema: sectionFormSchema(section), reply })
  const pending = usePending()
  const saving = useAnswerSaving({
    marks: conflict?.marks ?? repliedMarks(reply) ?? marks,
    isOff: !canWrite || Boolean(conflict),
    isRefused: Boolean(reply),
  })
  return (
    <KeptForm
      keptAs={canWrite ? `brand:${section}` : null}
      {...formProps(form)}
      formRef={saving.formRef}
      {...saving.formHandlers}
      className="answers grid gap-8"
    >
      <input type="hidden" name="seen" value={saving.marks} />
      {conflict ? (
        <ConflictNotice
          thing="section"
          differences={conflict.differences}
          action={
            <TextLink to={`/app/clarify?section=${section}`} reloadDocument>
              Open saved version
            </TextLink>
          }
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      {sectionFields(section).map(field => (
        <AnswerField
          key={field.key}
          field={field}
          meta={fields[field.key]}
          stored={answers[field.key]}
          isLocked={!canWrite}
        >
          <AnswerSigns
            state={saving.states[field.key]}
            question={field.label}
            onUndo={() => saving.undo(field.key)}
            onKeep={() => saving.keepMine(field.key)}
            onTake={() => saving.takeTheirs(field.key)}
          />
        </AnswerField>
      ))}
      {canWrite ? (
        <div className="save-bar sticky bottom-0 -mx-1 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-4 px-1">
          <Button variant="primary" pending={pending} pendingText="Saving…">
            Save this section
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {saving.summary}
          </p>
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
