import { WordDiffText } from '#app/posts/ui/index.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'

export interface PageChangeView {
  readonly id: string
  readonly foundAt: Date
  readonly sentences: readonly (readonly DiffPart[])[]
  /** Sentences that are not shown. */
  readonly more: number
}

/** What changed on a page, the newest first, word by word. */
export function ChangeList({ changes, timeZone }: { changes: readonly PageChangeView[]; timeZone: string }) {
  return (
    <ol className="grid gap-5">
      {changes.map(({ id, foundAt, sentences, more }) => (
        <li key={id} className="grid min-w-0 gap-2">
          <p className="text-sm font-semibold tabular-nums">{formatDateTime(foundAt, timeZone)}</p>
          <ul className="grid gap-2 border-l-2 border-line pl-4">
            {sentences.map(parts => (
              <li key={parts.map(({ kind, text }) => kind + text).join('')} className="min-w-0 wrap-anywhere">
                <WordDiffText parts={parts} />
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="text-sm text-ink-soft">And {more} more.</p> : null}
        </li>
      ))}
    </ol>
  )
}
