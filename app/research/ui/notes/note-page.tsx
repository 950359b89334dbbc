import { FileDown } from '#app/design/icons/icons.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { CitationsPanel } from './citations-panel.tsx'
import { CitePanel } from './cite-panel.tsx'
import { NoteForm, type NoteFormProps } from './note-form.tsx'

interface NotePageProps extends NoteFormProps {
  readonly problem?: string | undefined
}

const LIST = '/app/brand-watch/research'

/** One note: as it reads, what it cites, and how both are changed. */
export function NotePage(props: NotePageProps) {
  const { note, blocks, canWrite, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to={LIST}>Research</TextLink>}
        title={note.title}
        actions={
          <a
            className="link inline-flex items-center gap-1 text-sm"
            href={`${LIST}/${note.id}/note.md`}
            download
          >
            <FileDown size={16} aria-hidden />
            Note as Markdown
          </a>
        }
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {blocks.length > 0 ? (
        <Panel title="As it reads">
          <Markdown blocks={blocks} />
        </Panel>
      ) : null}
      <CitationsPanel {...props} />
      {canWrite ? (
        <>
          <NoteForm {...props} />
          <CitePanel {...props} />
          <div className="-ml-3 border-t border-line pt-6">
            <DeleteDialog id="delete-note" thing="note" pending={deleting}>
              <p>
                Its citations go with it. You can undo this on the next page, or restore it from the trash for
                30 days.
              </p>
            </DeleteDialog>
          </div>
        </>
      ) : null}
    </div>
  )
}
