import { History } from 'lucide-react'
import { Form } from 'react-router'
import { BRAND_PAGES } from '#app/copy/brand.ts'
import {
  type AnswerChange,
  CAUSE_TEXTS,
  type VersionCause,
  versionSectionTitle,
} from '#core/brand/versions/compare.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import { Button } from '../../primitives/actions/button.tsx'
import { ButtonLink } from '../../primitives/actions/button-link.tsx'
import { EmptyState } from '../../primitives/feedback/empty-state.tsx'
import { Notice } from '../../primitives/feedback/notice.tsx'
import { Pagination } from '../../primitives/navigation/pagination.tsx'
import { TextLink } from '../../primitives/navigation/text-link.tsx'
import { PageHeading } from '../../primitives/surface/section-heading.tsx'
import { BrandTabs } from '../brand-tabs.tsx'
import { Comparison } from './comparison.tsx'

/** One kept version as the list shows it. */
export interface VersionItem {
  readonly version: number
  readonly section: string
  readonly cause: VersionCause
  readonly restoredVersion: number | null
  readonly savedBy: string | null
  readonly savedByName: string
  readonly previous: number | null
  readonly createdAt: Date
}

export interface VersionsPageProps {
  readonly versions: {
    readonly rows: readonly VersionItem[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly comparison:
    | { readonly from: number; readonly to: number; readonly changes: readonly AnswerChange[] }
    | 'missing'
    | null
  readonly from: number | null
  readonly to: number | null
  readonly userId: string
  readonly timeZone: string
  readonly canWrite: boolean
  readonly problem: string | null
}

const ADDRESS = '/app/clarify/versions'

/** Every kept state of the foundation: what changed, and the way back. */
export function VersionsPage(props: VersionsPageProps) {
  const { versions, comparison, problem } = props
  return (
    <>
      <PageHeading {...BRAND_PAGES.versions} />
      <BrandTabs current="versions" />
      <div className="grid gap-8">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {comparison === 'missing' ? (
          <Notice tone="warning" live="status">
            One of these versions is no longer kept. Choose two from the list.
          </Notice>
        ) : comparison ? (
          <Comparison {...comparison} />
        ) : null}
        {versions.total === 0 && versions.page === 1 ? (
          <EmptyState
            icon={<History />}
            title="Your first save will be kept here"
            action={
              <ButtonLink to="/app/clarify" variant="primary">
                Answer the first question
              </ButtonLink>
            }
            example="“Values”, saved on 20 November: patience added, excellence gone."
          >
            A brand changes as you learn. Every time you save, the whole foundation is kept, so that you can
            see what you used to say, and say it again.
          </EmptyState>
        ) : (
          <VersionList {...props} />
        )}
      </div>
    </>
  )
}

function VersionList({ versions, from, to, ...rest }: VersionsPageProps) {
  const [newest, second] = versions.rows
  return (
    <section aria-labelledby="kept" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="kept" className="text-2xl">
          Kept versions
        </h2>
        {versions.rows.length > 1 ? (
          <Form method="get" id="compare" preventScrollReset>
            <Button size="sm">Compare the two chosen</Button>
          </Form>
        ) : null}
      </div>
      <ol className="grid gap-3">
        {versions.rows.map(item => (
          <VersionRow
            key={item.version}
            item={item}
            isNewest={versions.page === 1 && item.version === newest?.version}
            isFrom={item.version === (from ?? second?.version)}
            isTo={item.version === (to ?? newest?.version)}
            canChoose={versions.rows.length > 1}
            {...rest}
          />
        ))}
      </ol>
      <Pagination
        page={versions.page}
        pageCount={versions.pages}
        hrefOf={page => `${ADDRESS}${listQuery({ page })}`}
        label="Versions"
      />
    </section>
  )
}

type RowContext = Pick<VersionsPageProps, 'userId' | 'timeZone' | 'canWrite'> & {
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
        : item.savedByName || 'somebody in your team'
  const cause =
    item.cause === 'restored' && item.restoredVersion
      ? `Version ${item.restoredVersion} brought back`
      : CAUSE_TEXTS[item.cause]
  const choice = 'flex items-center gap-1.5 text-sm'
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-raised p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="font-semibold">
          <span className="tabular-nums">Version {item.version}</span> · {versionSectionTitle(item.section)}
          {isNewest ? <span className="ml-2 text-sm font-normal text-success">in use now</span> : null}
        </p>
        <p className="text-sm text-ink-soft">
          {cause}
          {who ? ` by ${who}` : ''}, {formatDate(item.createdAt, context.timeZone)} at{' '}
          {clockTime(item.createdAt, context.timeZone)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {canChoose ? (
          <>
            <label className={choice}>
              <input
                type="radio"
                className="tick"
                form="compare"
                name="from"
                value={item.version}
                defaultChecked={isFrom}
              />
              From<span className="sr-only"> version {item.version}</span>
            </label>
            <label className={choice}>
              <input
                type="radio"
                className="tick"
                form="compare"
                name="to"
                value={item.version}
                defaultChecked={isTo}
              />
              To<span className="sr-only"> version {item.version}</span>
            </label>
          </>
        ) : null}
        <TextLink
          to={`${ADDRESS}${listQuery({ from: String(item.previous ?? 0), to: item.version })}`}
          className="text-sm"
        >
          What changed<span className="sr-only"> in version {item.version}</span>
        </TextLink>
        {context.canWrite && !isNewest ? (
          <Form method="post" action={ADDRESS}>
            <Button size="sm" name="version" value={item.version}>
              Restore<span className="sr-only"> version {item.version}</span>
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  )
}

function clockTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at)
}
