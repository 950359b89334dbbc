import { Form, Link } from 'react-router'
import { FileDown, NotebookPen } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { NOTE_TEXTS } from '#app/research/copy.ts'
import { NOTE_LIMITS, newNoteSchema } from '#core/research/notes/note.ts'
import { formatDate } from '#core/shared/time.ts'
import { notesAddress } from './notes-address.ts'
import { NotesFilter } from './notes-filter.tsx'

const HERE = '/app/brand-watch/research'

export interface NotesPageProps {
  readonly notes: {
    readonly rows: readonly {
      readonly id: string
      readonly title: string
      readonly start: string
      readonly tags: readonly string[]
      readonly competitorName: string | null
      readonly citations: number
      readonly updatedAt: Date
    }[]
    readonly page: number
    readonly pages: number
  }
  /** Notes in all, whatever is filtered. */
  readonly count: number
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
  readonly competitors: readonly { readonly id: string; readonly name: string }[]
  readonly search: string
  readonly tag: string
  readonly competitorId: string | null
  readonly page: number
  readonly undo: { readonly id: string; readonly title: string } | null
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** The research hub: notes that rest on what was saved, found by words, tag and competitor. */
export function NotesPage(props: NotesPageProps) {
  const { notes, count, undo, canWrite, problem, search, tag, competitorId, page } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Research</h2>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.title}” deleted, with its citations.
        </UndoNotice>
      ) : null}
      {canWrite ? <NewNote key={key} {...props} idempotencyKey={key} /> : null}
      {count === 0 ? (
        <EmptyState icon={<NotebookPen />} title={NOTE_TEXTS.emptyTitle} example={NOTE_TEXTS.example}>
          {NOTE_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <NotesFilter {...props} />
          {notes.rows.length === 0 ? (
            <p className="py-6 text-ink-soft">
              No notes found. <TextLink to={HERE}>Show all notes</TextLink>
            </p>
          ) : (
            <ul className="grid gap-4">
              {notes.rows.map(note => (
                <NoteCard key={note.id} note={note} timeZone={props.timeZone} />
              ))}
            </ul>
          )}
          <Pagination
            page={notes.page}
            pageCount={notes.pages}
            label="notes"
            hrefOf={to => notesAddress({ search, tag, competitorId, page: page === to ? page : to })}
          />
          <p className="text-sm">
            <a className="link inline-flex items-center gap-1" href={`${HERE}.md`} download>
              <FileDown size={16} aria-hidden />
              All notes as Markdown
            </a>
          </p>
        </>
      )}
    </div>
  )
}

function NoteCard({ note, timeZone }: { note: NotesPageProps['notes']['rows'][number]; timeZone: string }) {
  const { id, title, start, tags, competitorName, citations, updatedAt } = note
  const about = [
    competitorName ?? '',
    citations === 1 ? '1 citation' : `${citations} citations`,
    `changed ${formatDate(updatedAt, timeZone)}`,
    ...tags.map(tag => `#${tag}`),
  ]
  return (
    <li className="grid min-w-0 gap-1.5 rounded-md border border-line bg-raised p-5">
      <Link to={`${HERE}/${id}`} className="w-fit font-display text-xl wrap-anywhere hover:underline">
        {title}
      </Link>
      {start ? <p className="line-clamp-2 max-w-prose text-ink-soft wrap-anywhere">{start}</p> : null}
      <p className="text-sm text-ink-soft wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

function NewNote({ idempotencyKey, reply }: NotesPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-note', schema: newNoteSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <Form {...formProps(form)} action={HERE} className="grid max-w-2xl gap-3">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormNotice errors={form.errors} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...textProps(fields.title)}
          className="min-w-0 flex-1 basis-64"
          label="New note"
          placeholder="What do you want to find out?"
          maxLength={NOTE_LIMITS.title}
        />
        <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
          Add note
        </Button>
      </div>
    </Form>
  )
}
