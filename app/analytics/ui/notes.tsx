import { Form } from 'react-router'
import { NOTE_TEXTS } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ANNOTATION_LIMITS, annotationSchema, newAnnotationSchema } from '#core/analytics/annotations.ts'
import { dayText } from '#core/schedule/when-text.ts'

interface Note {
  readonly id: string
  readonly day: string
  readonly note: string
}

export interface NotesProps {
  readonly annotations: readonly Note[]
  readonly deletedNote: { readonly id: string; readonly note: string } | null
  readonly canWrite: boolean
  /** Where the forms go: this page with its period. */
  readonly here: string
  readonly today: string
  readonly idempotencyKey: string
  /** What came back of a form, and of which: the id of a note, '' for a new one. */
  readonly noteReply?: FormReply | undefined
  readonly replyOf?: string | undefined
}

/** What happened on days of the period, numbered as on the charts, with the forms to change it. */
export function Notes(props: NotesProps) {
  const { annotations, deletedNote, canWrite, here, replyOf, noteReply } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'add-note' })
  return (
    <LetterPart title={NOTE_TEXTS.title} anchor="notes" margin={<p>{NOTE_TEXTS.description}</p>}>
      {deletedNote ? (
        <UndoNotice action={here} id={deletedNote.id} intent="restore-note">
          “{deletedNote.note}” deleted.
        </UndoNotice>
      ) : null}
      {annotations.length === 0 ? (
        <p className="text-ink-soft">{NOTE_TEXTS.empty}</p>
      ) : (
        <ol className="letter-notes">
          {annotations.map((note, at) => (
            <li key={note.id}>
              <b>{at + 1}</b>
              <div>
                <p>{note.note}</p>
                <small>{dayText(note.day, { year: true })}</small>
                {canWrite ? (
                  <LaterFold
                    key={`${note.day} ${note.note}`}
                    label={
                      <>
                        Change<span className="sr-only">{` “${note.note}”`}</span>
                      </>
                    }
                    className="letter-sources print:hidden"
                    open={replyOf === note.id && noteReply !== undefined}
                  >
                    <EditNote here={here} note={note} reply={replyOf === note.id ? noteReply : undefined} />
                  </LaterFold>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
      {canWrite ? (
        <LaterFold
          label="Write a note"
          className="print:hidden"
          openerClass="w-fit text-sm text-ink-soft hover:text-ink"
          open={replyOf === ''}
        >
          <NewNote key={key} {...props} idempotencyKey={key} />
        </LaterFold>
      ) : null}
    </LetterPart>
  )
}

function NewNote({ here, today, idempotencyKey, noteReply, replyOf }: NotesProps) {
  const reply = replyOf === '' ? noteReply : undefined
  const [form, fields] = useCheckedForm({
    id: 'new-note',
    schema: newAnnotationSchema,
    reply,
    defaultValue: { day: today },
  })
  const pending = usePending({ name: 'intent', value: 'add-note' })
  return (
    <Form
      {...formProps(form)}
      action={here}
      preventScrollReset
      className="grid max-w-2xl gap-4 pt-4 print:hidden"
    >
      <FormNotice errors={form.errors} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <DateField {...textProps(fields.day)} label="Day" />
        <TextField {...textProps(fields.note)} label="What happened" maxLength={ANNOTATION_LIMITS.note} />
      </div>
      <div>
        <Button name="intent" value="add-note" pending={pending} pendingText="Saving…">
          Add note
        </Button>
      </div>
    </Form>
  )
}

function EditNote({ here, note, reply }: { here: string; note: Note; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: `note-${note.id}`,
    schema: annotationSchema,
    reply,
    defaultValue: { day: note.day, note: note.note },
  })
  return (
    <>
      <Form {...formProps(form)} action={here} preventScrollReset className="grid gap-3 pt-3">
        <FormNotice errors={form.errors} />
        <input type="hidden" name="id" value={note.id} />
        <div className="grid gap-3 sm:grid-cols-[12rem_1fr]">
          <DateField {...textProps(fields.day)} label="Day" />
          <TextField {...textProps(fields.note)} label="What happened" maxLength={ANNOTATION_LIMITS.note} />
        </div>
        <div>
          <Button size="sm" name="intent" value="save-note">
            Save note
          </Button>
        </div>
      </Form>
      <Form method="post" action={here} preventScrollReset className="pt-3">
        <input type="hidden" name="id" value={note.id} />
        <Button size="sm" variant="quiet" name="intent" value="delete-note">
          Delete note
        </Button>
      </Form>
    </>
  )
}
