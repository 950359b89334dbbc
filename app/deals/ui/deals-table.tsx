import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { boardParameters, isOverdue } from '#core/deals/board.ts'
import { DEAL_STAGE_LABELS, isOpenStage } from '#core/deals/stages.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import type { PipelineView } from './deal-views.ts'
import { MoveForm, MoveLink } from './move-deal.tsx'
import { STAGE_TONES } from './stage-tones.ts'

const HERE = '/app/sales-hub/pipeline'

/** The deals of one stage, or all, below each other: those that moved last come first. */
export function DealsTable(props: PipelineView & { table: NonNullable<PipelineView['table']> }) {
  const { table, address, columns, colleagues, today, canWrite, movedId } = props
  const at = (change: Partial<typeof address>) =>
    `${HERE}${listQuery(boardParameters({ ...address, page: 1, ...change }))}`
  const back = listQuery(boardParameters(address))
  const all = columns.reduce((sum, { deals }) => sum + deals, 0)
  return (
    <div className="grid gap-4">
      <Tabs
        label="Stages"
        tabs={[
          { label: 'All', to: at({ stage: null }), current: address.stage === null, count: all },
          ...columns.map(({ stage, deals }) => ({
            label: DEAL_STAGE_LABELS[stage],
            to: at({ stage }),
            current: address.stage === stage,
            count: deals,
          })),
        ]}
      />
      {table.rows.length === 0 ? (
        <p className="text-ink-soft">No deals here.</p>
      ) : (
        <DataTable
          caption="Deals"
          captionHidden
          leadsToRooms
          rows={table.rows}
          rowKey={deal => deal.id}
          columns={[
            {
              key: 'title',
              label: 'Deal',
              cell: deal => (
                <a href={`/app/sales-hub/deals/${deal.id}`} className="deal-name">
                  <b>{deal.title}</b>
                  <span>{deal.person}</span>
                </a>
              ),
            },
            {
              key: 'stage',
              label: 'Stage',
              cell: deal =>
                deal.id === movedId && canWrite ? (
                  <MoveForm deal={deal} stage={deal.stage} back={back} />
                ) : (
                  <span className="stacked">
                    <Badge tone={STAGE_TONES[deal.stage]}>{DEAL_STAGE_LABELS[deal.stage]}</Badge>
                    {canWrite ? <MoveLink deal={deal} address={address} /> : null}
                  </span>
                ),
            },
            { key: 'value', label: 'Value', numeric: true, cell: deal => formatPence(deal.valuePence) },
            {
              key: 'chance',
              label: 'Chance',
              numeric: true,
              wideOnly: true,
              cell: deal => `${deal.chance}%`,
            },
            {
              key: 'paid',
              label: 'Paid',
              numeric: true,
              wideOnly: true,
              cell: deal => formatPence(deal.paidPence),
            },
            {
              key: 'next',
              label: 'Next step',
              wideOnly: true,
              cell: deal =>
                isOpenStage(deal.stage) ? (
                  <span className={isOverdue(deal, today) ? 'text-danger' : undefined}>
                    {[deal.nextStep, deal.nextOn ? dayText(deal.nextOn) : ''].filter(Boolean).join(' · ') ||
                      'None yet'}
                  </span>
                ) : null,
            },
            ...(colleagues.length > 1
              ? [
                  {
                    key: 'keeper',
                    label: 'Looked after by',
                    wideOnly: true,
                    cell: (deal: { keeperId: string | null }) =>
                      (colleagues.find(({ id }) => id === deal.keeperId) ?? colleagues[0])?.name ?? '',
                  },
                ]
              : []),
          ]}
        />
      )}
      <Pagination page={table.page} pageCount={table.pages} hrefOf={page => at({ page })} label="deals" />
    </div>
  )
}
