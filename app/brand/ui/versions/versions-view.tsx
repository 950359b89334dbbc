import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { formatDateAtTime } from '#core/shared/date-and-time.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { Comparison, type ComparisonView } from './comparison.tsx'

/** One kept version as the list shows it. */
export interface VersionItem {
  readonly version: number
  /** The part that was saved, as it is called. */
  readonly title: string
  /** Why it was kept: 'Saved'. */
  readonly cause: string
  readonly savedBy: string | null
  readonly savedByName: string
  readonly previous: number | null
  readonly createdAt: Date
}

export interface VersionsViewProps {
  /** Of the page it stands on; versions are restored and compared there. */
  readonly address: string
  readonly versions: {
    readonly rows: readonly VersionItem[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly comparison: ComparisonView | 'missing' | null
  readonly from: number | null
  readonly to: number | null
  readonly userId: string
  readonly timeZone: string
  readonly canWrite: boolean
  readonly problem: string | null
  /** What stands there before the first save. */
  readonly empty: ReactNode
}

/** Every kept state of a thing: what changed, and the way back. Posts `version` to restore one. */
export function VersionsView(props: VersionsViewProps) {
  const { address, versions, comparison, problem, empty } = props
  return (
    <div className="grid gap-8">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {comparison === 'missing' ? (
        <Notice tone="warning" live="status">
          We no longer have one of these versions. Choose two from the list.
        </Notice>
      ) : comparison ? (
        <Comparison {...comparison} address={address} />
      ) : null}
      {versions.total === 0 && versions.page === 1 ? empty : <VersionList {...props} />}
    </div>
  )
}

function VersionList({ versions, from, to, address, ...rest }: VersionsViewProps) {
  const [newest, second] = versions.rows
  return (
    <section aria-labelledby="kept" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="kept" className="text-2xl">
          Saved versions
        </h2>
        {versions.rows.length > 1 ? (
          <Form method="get" id="compare" preventScrollReset>
            <Button size="sm">Compare versions</Button>
          </Form>
        ) : null}
      </div>
      {rest.canWrite ? <Form method="post" id="restore" action={address} /> : null}
      <ol className="version-list">
        {versions.rows.map(item => (
          <VersionRow
            key={item.version}
            item={item}
            isNewest={versions.page === 1 && item.version === newest?.version}
            isFrom={item.version === (from ?? second?.version)}
            isTo={item.version === (to ?? newest?.version)}
            canChoose={versions.rows.length > 1}
            address={address}
            {...rest}
          />
        ))}
      </ol>
      <Pagination
        page={versions.page}
        pageCount={versions.pages}
        hrefOf={page => `${address}${listQuery({ page })}`}
        label="Versions"
      />
    </section>
  )
}

type RowContext = Pick<VersionsViewProps, 'address' | 'userId' | 'timeZone' | 'canWrite'> & {
  item: VersionItem
  isNewest: boolean
  isFrom: boolean
  isTo: boolean
  canChoose: boolean
}

function VersionRow({ item, isNewest, isFrom, isTo, canChoose, ...context }: RowContext) {
  const who =
    item.savedBy === null
      ? ''
      : item.savedBy === context.userId
        ? 'you'
        : item.savedByName || 'someone on your team'
  const named = ` version ${item.version}`
  const when = formatDateAtTime(item.createdAt, context.timeZone)
  return (
    <li>
      <div>
        <p>
          {`Version ${item.version} · ${item.title}`}
          {isNewest ? <em> in use now</em> : null}
        </p>
        <p>{`${item.cause}${who ? ` by ${who}` : ''}, ${when}`}</p>
      </div>
      <div>
        {canChoose ? (
          <>
            <label>
              <input
                type="radio"
                className="tick"
                form="compare"
                name="from"
                value={item.version}
                defaultChecked={isFrom}
              />
              From<span className="sr-only">{named}</span>
            </label>
            <label>
              <input
                type="radio"
                className="tick"
                form="compare"
                name="to"
                value={item.version}
                defaultChecked={isTo}
              />
              To<span className="sr-only">{named}</span>
            </label>
          </>
        ) : null}
        <RoomLink
          to={`${context.address}${listQuery({ from: String(item.previous ?? 0), to: item.version })}`}
          className="link"
        >
          What changed<span className="sr-only">{` in${named}`}</span>
        </RoomLink>
        {context.canWrite && !isNewest ? (
          <Button size="sm" form="restore" name="version" value={item.version}>
            Restore<span className="sr-only">{named}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}
