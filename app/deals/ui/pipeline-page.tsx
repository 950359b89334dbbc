import { Form, Link } from 'react-router'
import { DEAL_TEXTS } from '#app/deals/copy.ts'
import { Columns3, FileDown, FileUp, Handshake, Plus, Rows3 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import {
  ADD_DEAL,
  type BoardAddress,
  boardParameters,
  chooseOfferParameters,
  isNarrowed,
} from '#core/deals/board.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { NewDealView, PipelineView } from './deal-views.ts'
import { DealsBoard } from './deals-board.tsx'
import { DealsTable } from './deals-table.tsx'
import { NewDealForm } from './new-deal.tsx'

const HERE = '/app/sales-hub/pipeline'

export interface PipelinePageProps extends PipelineView {
  /** The form of the first deal, while there is none. */
  readonly newDeal: NewDealView | null
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** Every deal by its stage, as a board to move them on or as a table to read. */
export function PipelinePage(props: PipelinePageProps) {
  const { address, columns, table, undo, canWrite, newDeal, reply, problem } = props
  const all = columns.reduce((sum, { deals }) => sum + deals, 0)
  const isEmpty = all === 0 && !isNarrowed(address)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="sr-only">Pipeline</h2>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.title}” deleted.
        </UndoNotice>
      ) : null}
      {newDeal ? (
        <Panel title="New deal">
          <NewDealForm {...newDeal} reply={reply} />
        </Panel>
      ) : canWrite ? (
        <p>
          <ButtonLink to={`${HERE}?${ADD_DEAL}`} variant="primary" icon={<Plus aria-hidden />}>
            New deal
          </ButtonLink>
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyState icon={<Handshake />} title={DEAL_TEXTS.emptyTitle} example={DEAL_TEXTS.emptyExample}>
          {DEAL_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Filters {...props} />
            <ViewLinks address={address} />
          </div>
          {all === 0 ? <p className="text-ink-soft">{DEAL_TEXTS.nothingFits}</p> : null}
          {table ? <DealsTable {...props} table={table} /> : <DealsBoard {...props} />}
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {canWrite ? (
              <Link
                to="/app/sales-hub/deals/payments/import"
                className="inline-flex items-center gap-1.5 text-ember hover:underline"
              >
                <FileUp size={16} aria-hidden /> Import payments
              </Link>
            ) : null}
            {(['csv', 'json'] as const).map(format => (
              <a
                key={format}
                href={`/app/sales-hub/deals/export/${format}${listQuery({ ...boardParameters(address), view: null, page: null })}`}
                className="inline-flex items-center gap-1.5 text-ember hover:underline"
              >
                <FileDown size={16} aria-hidden /> Export as {format.toUpperCase()}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  )
}

function Filters({ address, offers, hasManyOffers, colleagues }: PipelinePageProps) {
  return (
    <Form
      key={`${address.keeperId} ${address.offerId} ${address.isOverdue}`}
      method="get"
      action={HERE}
      className="flex flex-wrap items-end gap-3"
    >
      {address.view === 'table' ? <input type="hidden" name="view" value="table" /> : null}
      {address.stage ? <input type="hidden" name="stage" value={address.stage} /> : null}
      {colleagues.length > 1 ? (
        <SelectField
          id="filter-keeper"
          name="keeper"
          label="Looked after by"
          placeholder="Anyone"
          defaultValue={address.keeperId ?? ''}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {hasManyOffers ? (
        <ChosenOffer address={address} name={offers[0]?.name ?? null} />
      ) : offers.length > 0 ? (
        <SelectField
          id="filter-offer"
          name="offer"
          label="Offer"
          placeholder="Any offer"
          defaultValue={address.offerId ?? ''}
          options={offers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <Checkbox
        id="filter-overdue"
        name="overdue"
        value="yes"
        label="Overdue only"
        defaultChecked={address.isOverdue}
      />
      <Button size="sm">Filter</Button>
    </Form>
  )
}

/** Which of many offers is looked at, and the way to the page on which another is chosen. */
function ChosenOffer({ address, name }: { address: BoardAddress; name: string | null }) {
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-semibold">Offer</span>
      <span className="flex flex-wrap items-center gap-3">
        {address.offerId ? <input type="hidden" name="offer" value={address.offerId} /> : null}
        <RoomLink to={`${HERE}${listQuery(chooseOfferParameters(address))}`} className="button button-sm">
          {name ?? 'Any offer'}
          <span className="sr-only">. Choose another</span>
        </RoomLink>
        {address.offerId ? (
          <RoomLink
            to={`${HERE}${listQuery(boardParameters({ ...address, offerId: null, page: 1 }))}`}
            className="link text-sm"
          >
            Show any offer
          </RoomLink>
        ) : null}
      </span>
    </div>
  )
}

function ViewLinks({ address }: { address: BoardAddress }) {
  const views = [
    { view: 'board' as const, label: 'Board', icon: <Columns3 size={16} aria-hidden /> },
    { view: 'table' as const, label: 'Table', icon: <Rows3 size={16} aria-hidden /> },
  ]
  return (
    <ul className="flex gap-2" aria-label="View">
      {views.map(({ view, label, icon }) => (
        <li key={view}>
          <Link
            to={`${HERE}${listQuery(boardParameters({ ...address, view, stage: null, page: 1 }))}`}
            preventScrollReset
            aria-current={address.view === view ? 'true' : undefined}
            className={classNames('button button-sm', address.view === view && 'bg-sunk font-semibold')}
          >
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
