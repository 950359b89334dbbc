import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { DataTable, type DataTableColumn } from '#app/design/primitives/surface/data-table.tsx'
import type { ComparedTerm, Quotation, Use } from '#core/research/comparison/compare-words.ts'
import { saidAddress, saidAnchor } from '#core/research/comparison/said-address.ts'
import { formatDate } from '#core/shared/time.ts'

const WHOSE = { theirs: 'theirs', ours: 'ours' } as const

/** Words and phrases with how many texts of a side hold them, and the sentences where they stand. */
export function TermTable(props: {
  caption: string
  empty: string
  terms: readonly ComparedTerm[]
  name: string
  /** Those whose sentences are shown; the others come when they are asked for. */
  said: readonly string[]
  timeZone: string
  /** Of one side only; both when left out. */
  side?: 'theirs' | 'ours'
}) {
  const { caption, empty, terms, name, said, timeZone, side } = props
  if (terms.length === 0) return <p className="text-ink-soft">{empty}</p>
  const sides = side ? [side] : (['theirs', 'ours'] as const)
  const columns: DataTableColumn<ComparedTerm>[] = [
    {
      key: 'text',
      label: 'Word or phrase',
      cell: term => (
        <div id={saidAnchor(term.text)} className="term">
          <b>{term.text}</b>
          <RoomLink
            to={saidAddress(said, term.text)}
            keepsPlace
            aria-expanded={said.includes(term.text)}
            className="opener"
          >
            Where it’s said<span className="sr-only">{`: ${term.text}`}</span>
          </RoomLink>
          {said.includes(term.text)
            ? sides.map(each => (
                <Quotes
                  key={each}
                  whose={each === 'theirs' ? name : 'Us'}
                  use={term[each]}
                  timeZone={timeZone}
                />
              ))
            : null}
        </div>
      ),
    },
    ...sides.map(
      (each): DataTableColumn<ComparedTerm> => ({
        key: WHOSE[each],
        label: each === 'theirs' ? name : 'Us',
        numeric: true,
        cell: term => (
          <>
            {`${term[each].share}%\u00a0`}
            <small>{`(${term[each].count})`}</small>
          </>
        ),
      }),
    ),
  ]
  return <DataTable caption={caption} columns={columns} rows={terms} rowKey={({ text }) => text} />
}

function Quotes({ whose, use, timeZone }: { whose: string; use: Use; timeZone: string }) {
  return (
    <>
      <p>{whose}</p>
      <ul>
        {use.quotes.map(quotation => (
          <li key={quotation.id}>
            {`“${quotation.quote}”`}
            <span>
              <From quotation={quotation} />
              {quotation.at ? `, ${formatDate(quotation.at, timeZone)}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function From({ quotation: { title, address } }: { quotation: Quotation }) {
  if (address === '') return title
  const isOurs = address.startsWith('/')
  return (
    <a
      className="link"
      href={address}
      {...(isOurs ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {title}
      {isOurs ? null : <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
