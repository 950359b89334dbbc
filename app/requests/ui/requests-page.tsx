import { Form } from 'react-router'
import { Download, Inbox, Plus } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { REQUEST_DUE_LABELS, REQUEST_TEXTS } from '#app/requests/copy.ts'
import { REQUEST_DUES, type RequestsAddress, requestsParameters } from '#core/requests/address.ts'
import { REQUEST_STATE_LABELS, REQUEST_STATES, type RequestState } from '#core/requests/state.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { FormAddress } from './form-address.tsx'
import { RequestCard } from './request-card.tsx'
import type { KeeperView, RequestView } from './request-views.ts'

export interface RequestsPageProps {
  readonly requests: {
    readonly rows: readonly RequestView[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly counts: readonly { readonly state: RequestState; readonly count: number }[]
  readonly keepers: readonly KeeperView[]
  /** Where people ask; null while that is turned off. */
  readonly form: string | null
  readonly address: RequestsAddress
  readonly isLocked: boolean
  readonly canAsk: boolean
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

const HERE = '/app/requests'
const addressOf = (address: RequestsAddress, file = '') =>
  `${HERE}${file}${listQuery(requestsParameters(address))}`

/** What people asked for: by state, owner and day, and the address at which they ask. */
export function RequestsPage(props: RequestsPageProps) {
  const { requests, counts, address, canAsk, canWrite, isLocked, problem } = props
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHeading
        title={REQUEST_TEXTS.title}
        description={REQUEST_TEXTS.description}
        eyebrow={<TextLink to="/app/content">Content</TextLink>}
        actions={
          canAsk ? (
            <ButtonLink to={`${HERE}/new`} icon={<Plus aria-hidden />} variant="primary">
              New request
            </ButtonLink>
          ) : undefined
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {isLocked ? (
          <Notice tone="info" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
            {REQUEST_TEXTS.notNow}
          </Notice>
        ) : null}
        {all === 0 ? (
          <EmptyState icon={<Inbox />} title={REQUEST_TEXTS.emptyTitle} example={REQUEST_TEXTS.emptyExample}>
            {REQUEST_TEXTS.empty}
          </EmptyState>
        ) : (
          <>
            <StateLinks {...props} />
            <Filters {...props} />
            {requests.rows.length === 0 ? (
              <p className="py-6 text-ink-soft">
                {REQUEST_TEXTS.nothingFits} <TextLink to={HERE}>Show all requests</TextLink>
              </p>
            ) : (
              <ul className="grid gap-4">
                {requests.rows.map(request => (
                  <RequestCard key={request.id} request={request} />
                ))}
              </ul>
            )}
            <Pagination
              page={requests.page}
              pageCount={requests.pages}
              label="requests"
              hrefOf={page => addressOf({ ...address, page })}
            />
            <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
              {(['csv', 'json'] as const).map(format => (
                <a
                  key={format}
                  href={addressOf({ ...address, page: 1 }, `/export/${format}`)}
                  className="inline-flex items-center gap-1.5 font-semibold text-ember hover:underline"
                >
                  <Download size={16} aria-hidden /> Export as {format.toUpperCase()}
                </a>
              ))}
            </p>
          </>
        )}
        <FormAddress form={props.form} canWrite={canWrite} />
      </div>
    </>
  )
}

function StateLinks({ counts, address }: RequestsPageProps) {
  const of = (state: RequestState) => counts.find(row => row.state === state)?.count ?? 0
  const notSpam = counts.reduce((sum, { state, count }) => sum + (state === 'spam' ? 0 : count), 0)
  const links = [
    { state: null, label: 'All', count: notSpam },
    ...REQUEST_STATES.filter(state => of(state) > 0 || state === address.state).map(state => ({
      state,
      label: REQUEST_STATE_LABELS[state],
      count: of(state),
    })),
  ]
  return (
    <nav aria-label="States" className="flex flex-wrap gap-2">
      {links.map(({ state, label, count }) => (
        <PillLink
          key={label}
          to={addressOf({ ...address, state, page: 1 })}
          label={label}
          count={count}
          isCurrent={state === address.state}
        />
      ))}
    </nav>
  )
}

function Filters({ address, keepers }: RequestsPageProps) {
  return (
    <Form
      key={addressOf(address)}
      method="get"
      action={HERE}
      className="flex flex-wrap items-end gap-3"
      aria-label="Filter requests"
    >
      {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
      {keepers.length > 1 ? (
        <SelectField
          id="filter-owner"
          name="owner"
          label="Owner"
          placeholder="Anyone"
          defaultValue={address.ownerId ?? ''}
          options={keepers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <SelectField
        id="filter-due"
        name="due"
        label="Due"
        placeholder="Any day"
        defaultValue={address.due ?? ''}
        options={REQUEST_DUES.map(due => ({ value: due, label: REQUEST_DUE_LABELS[due] }))}
      />
      <Button size="sm">Filter</Button>
    </Form>
  )
}
