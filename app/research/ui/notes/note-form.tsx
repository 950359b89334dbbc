import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { NOTE_TEXTS } from '#app/research/copy.ts'
import { NOTE_LIMITS, noteFormSchema } from '#core/research/notes/note.ts'
import type { NoteView } from './note-views.ts'

export interface NoteFormProps extends NoteView {
  readonly reply?: FormReply | undefined
  readonly conflict?:
    | {
        readonly version: number
        readonly differences: readonly { label: string; saved: string; typed: string }[]
      }
    | undefined
}

/** What is written into a note. */
export function NoteForm({ note, competitors, reply, conflict }: NoteFormProps) {
  const [form, fields] = useCheckedForm({
    id: 'note',
    schema: noteFormSchema,
    reply,
    defaultValue: {
      title: note.title,
      body: note.body,
      tags: note.tags.join(', '),
      competitorId: note.competitorId ?? '',
      version: String(note.version),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  return (
    <Panel title="Write">
      <KeptForm keptAs={`research-note:${note.id}`} {...formProps(form)} className="grid max-w-3xl gap-5">
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? repliedVersion(reply) ?? note.version}
        />
        {conflict ? (
          <ConflictNotice
            thing="note"
            differences={conflict.differences}
            action={<TextLink to={`/app/brand-watch/research/${note.id}`}>Open saved version</TextLink>}
          />
        ) : (
          <FormNotice errors={form.errors} />
        )}
        <TextField {...textProps(fields.title)} label="Title" maxLength={NOTE_LIMITS.title} />
        <TextAreaField
          {...textProps(fields.body)}
          label="Text"
          optional
          rows={10}
          description={NOTE_TEXTS.bodyHelp}
          maxLength={NOTE_LIMITS.body}
        />
        <TextField
          {...textProps(fields.tags)}
          label="Tags"
          optional
          description={NOTE_TEXTS.tagsHelp}
          autoCapitalize="none"
        />
        {competitors.length > 0 || note.competitorId ? (
          <SelectField
            {...textProps(fields.competitorId)}
            label="Competitor"
            optional
            placeholder="None"
            options={competitors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <div>
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save note
          </Button>
        </div>
      </KeptForm>
    </Panel>
  )
}
