import { Form } from 'react-router'
import { FileText } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { FILE_TEXTS } from '#app/leads/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { FILE_TYPES } from '#core/leads/files.ts'
import type { OpenPerson } from './person-views.ts'

const ACCEPTED = Object.keys(FILE_TYPES)
  .map(end => `.${end}`)
  .join(',')

/** Files that belong to a person: briefs, contracts, pictures. */
export function PersonFiles(props: OpenPerson & { fileProblem: string | undefined }) {
  const { lead, files, removedFile, lock, fileProblem } = props
  const pending = usePending({ name: 'intent', value: 'file' })
  const here = `/app/sales-hub/people/${lead.id}`
  return (
    <Panel title="Files" anchor="files">
      {removedFile ? (
        <UndoNotice action={here} id={removedFile.id}>
          “{removedFile.name}” deleted.
        </UndoNotice>
      ) : null}
      {files.length === 0 ? (
        <p className="text-ink-soft">{FILE_TEXTS.empty}</p>
      ) : (
        <ul className="grid gap-2">
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                href={`${here}/files/${id}`}
                download
                className="link inline-flex min-w-0 items-center gap-1.5"
              >
                <FileText size={16} aria-hidden className="shrink-0" />
                <span className="wrap-anywhere">{name}</span>
              </a>
              <span className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
                {sizeText(bytes)}
                {lock === null ? (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      size="sm"
                      variant="quiet"
                      name="intent"
                      value="remove-file"
                      aria-label={`Delete “${name}”`}
                    >
                      Delete
                    </Button>
                  </Form>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      {fileProblem ? (
        <Notice tone="danger" live="alert">
          {fileProblem}
        </Notice>
      ) : null}
      {lock === null ? (
        <Form method="post" encType="multipart/form-data" className="grid gap-3">
          <label className="grid gap-1.5 font-semibold" htmlFor="person-file">
            Add a file
            <input
              id="person-file"
              type="file"
              name="file"
              accept={ACCEPTED}
              required
              className="w-full min-w-0 text-sm font-normal file:mr-3 file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:py-2 file:font-semibold"
            />
          </label>
          <p className="text-sm text-ink-soft">{FILE_TEXTS.limits}</p>
          <div>
            <Button variant="secondary" name="intent" value="file" pending={pending} pendingText="Uploading…">
              Upload file
            </Button>
          </div>
        </Form>
      ) : null}
    </Panel>
  )
}

function sizeText(bytes: number): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
