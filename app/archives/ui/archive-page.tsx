import { countText } from '#app/archives/copy.ts'
import { ImportProgress } from '#app/design/layout/import-progress.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { ARCHIVE_LABELS, holdsDocuments } from '#core/archives/kinds.ts'
import { ArchivePreviewForm } from './archive-preview.tsx'
import type { ArchivePageProps } from './archive-views.ts'
import { UndoArchive } from './undo-archive.tsx'

const ROOM = { to: '/app/import', name: 'Import from elsewhere' }
const RESULTS = {
  posts: { to: '/app/content?tab=create&status=published', label: 'Go to your published posts' },
  stories: { to: '/app/storybank', label: 'Go to your stories' },
} as const

/** One import from elsewhere: what is in the file, how far it is, and what became of it. */
export function ArchivePage(props: ArchivePageProps) {
  const { of, preview, problem } = props
  if (of.state === 'ready' && preview)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <PageHeading
          title={`${countText(of.total, holdsDocuments(of.kind) ? 'documents' : 'posts')} found`}
          eyebrow={<TextLink to={ROOM.to}>{ROOM.name}</TextLink>}
          description={
            <>
              <FileName of={of} />. Nothing has been imported yet.
            </>
          }
        />
        <FormNotice errors={problem === undefined ? undefined : [problem]} />
        <ArchivePreviewForm {...props} preview={preview} />
      </div>
    )
  return <Progress {...props} />
}

/** What was sent, by its name, however long. */
function FileName({ of }: Pick<ArchivePageProps, 'of'>) {
  return (
    <span className="wrap-anywhere">
      {ARCHIVE_LABELS[of.kind]}
      {of.fileName ? `: ${of.fileName}` : ''}
    </span>
  )
}

function Progress({ of, isUndoable, undo, problem }: ArchivePageProps) {
  const { state, target, total, added, existing, withoutRoom, removed, kept } = of
  const isUndo = state === 'undoing' || state === 'undone'
  const isRunning = state === 'importing' || state === 'undoing'
  const lines = isUndo
    ? [
        `${countText(removed, target)} deleted`,
        ...(kept > 0 ? [`${countText(kept, target)} changed or used since, and still here`] : []),
      ]
    : [
        `${countText(added, target)} added`,
        ...(existing > 0 ? [`${countText(existing, target)} skipped, because you have them already`] : []),
      ]
  return (
    <ImportProgress
      title={TITLES[state]}
      room={ROOM}
      description={
        isRunning ? 'You can leave this page. We’ll carry on in the background.' : <FileName of={of} />
      }
      isRunning={isRunning}
      label={isUndo ? 'Undone' : 'Read'}
      done={isUndo ? (isRunning ? removed + kept : added) : added + existing + withoutRoom}
      total={Math.max(1, isUndo ? added : total)}
      lines={lines}
      result={RESULTS[target]}
    >
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {withoutRoom > 0 && !isUndo ? (
        <Notice
          tone="warning"
          title={`No room for ${countText(withoutRoom, target)}`}
          action={<TextLink to="/app/upgrade">See plans</TextLink>}
        >
          Your plan is full. After an upgrade, import the same file again. We’ll skip what’s already there.
        </Notice>
      ) : null}
      {undo ? (
        <UndoArchive {...undo} target={target} />
      ) : isUndoable ? (
        <TextLink to="?undo" className="justify-self-start text-sm" preventScrollReset>
          Undo this import
        </TextLink>
      ) : null}
    </ImportProgress>
  )
}

const TITLES = {
  ready: 'Importing',
  importing: 'Importing',
  done: 'Import finished',
  undoing: 'Undoing the import',
  undone: 'Import undone',
} as const
