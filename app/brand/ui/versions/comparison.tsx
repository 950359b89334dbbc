import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { listQuery } from '#core/shared/list-address.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'

const CHANGE_TEXTS = { added: 'New', removed: 'Removed', changed: 'Changed' } as const

/** One text that differs between two versions. */
export interface ComparisonChange {
  readonly key: string
  readonly label: string
  /** The part it belongs to, as it is called. */
  readonly context: string
  readonly change: keyof typeof CHANGE_TEXTS
  readonly parts: readonly DiffPart[]
}

/** A page of what changed from one version to another. */
export interface ComparisonView<Change = ComparisonChange> {
  readonly from: number
  readonly to: number
  readonly changes: readonly Change[]
  /** How many there are on all pages, and how many before this one. */
  readonly total: number
  readonly before: number
  readonly part: number
  readonly parts: number
}

/** Two versions side by side, question by question: words that went are struck out, words that came are underlined. */
export function Comparison(props: ComparisonView & { address: string }) {
  const { from, to, changes, total, before, part, parts, address } = props
  const what = from === 0 ? `What’s in version ${to}` : `From version ${from} to version ${to}`
  return (
    <Panel
      title={what}
      description={
        total === 0
          ? 'These versions are the same.'
          : `${total} ${total === 1 ? 'answer differs' : 'answers differ'}${parts > 1 ? `, here ${before + 1} to ${before + changes.length}` : ''}. Removed text is struck through. New text is underlined.`
      }
      actions={
        <TextLink to={address} preventScrollReset>
          Close comparison
        </TextLink>
      }
    >
      <dl className="version-changes">
        {changes.map(({ key, label, context, change, parts }) => (
          <div key={key}>
            <dt>
              {label}
              <small>{`${context} · ${CHANGE_TEXTS[change]}`}</small>
            </dt>
            <dd>
              {parts.map((part, at) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never move
                if (part.kind === 'same') return <span key={at}>{part.text}</span>
                return part.kind === 'removed' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never move
                  <del key={at}>{part.text}</del>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never move
                  <ins key={at}>{part.text}</ins>
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
      <Pagination
        page={part}
        pageCount={parts}
        hrefOf={next => `${address}${listQuery({ from: String(from), to, part: next > 1 ? next : null })}`}
        label="Changes"
      />
    </Panel>
  )
}
