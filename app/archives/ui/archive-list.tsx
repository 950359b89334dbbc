import { countText } from '#app/archives/copy.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { ARCHIVE_LABELS, holdsDocuments } from '#core/archives/kinds.ts'
import type { ArchiveImportRow } from './archive-views.ts'

/** The last imports, each with what became of it. */
export function ArchiveList({
  imports,
  timeZone,
}: {
  imports: readonly ArchiveImportRow[]
  timeZone: string
}) {
  if (imports.length === 0) return null
  return (
    <Panel title="Your imports">
      <ul className="grid grid-cols-1 gap-3">
        {imports.map(one => (
          <li
            key={one.id}
            className="grid min-w-0 grid-cols-1 gap-0.5 border-b border-line pb-3 last:border-0 last:pb-0"
          >
            <TextLink to={`/app/import/${one.id}`}>
              <span className="wrap-anywhere">{one.fileName || ARCHIVE_LABELS[one.kind]}</span>
            </TextLink>
            <span className="text-sm text-ink-soft">
              {ARCHIVE_LABELS[one.kind]}, <When at={one.createdAt} timeZone={timeZone} />. {stateText(one)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function stateText({ kind, state, target, total, added, removed }: ArchiveImportRow): string {
  switch (state) {
    case 'ready':
      return `${countText(total, holdsDocuments(kind) ? 'documents' : 'posts')} found. Not imported yet.`
    case 'importing':
      return 'Importing.'
    case 'done':
      return `${countText(added, target)} added.`
    case 'undoing':
      return 'Undoing.'
    case 'undone':
      return `Undone. ${countText(removed, target)} deleted.`
  }
}
