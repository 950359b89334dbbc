import { Form, Link } from 'react-router'
import { FileText } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { PROPOSAL_TEXTS } from '#app/proposals/copy.ts'
import { PROPOSAL_STATE_LABELS, type ProposalState } from '#core/proposals/state.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { STATE_TONES } from './proposal-page.tsx'

const HERE = '/app/sales-hub/proposals'

export interface ProposalsPageProps {
  /** The deal whose proposals are shown; null for all. */
  readonly deal: { readonly id: string; readonly title: string } | null
  readonly rows: readonly {
    readonly id: string
    readonly number: number
    readonly title: string
    readonly person: string
    readonly state: ProposalState
    readonly expiresOn: string | null
    readonly openQuestions: number
    readonly totalPence: number
  }[]
  readonly page: number
  readonly pages: number
  readonly undo: { readonly id: string; readonly title: string } | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

/** Every proposal of the workspace, or of one deal, the newest first. */
export function ProposalsPage(props: ProposalsPageProps) {
  const { deal, rows, page, pages, undo, canWrite, problem } = props
  return (
    <div className="grid gap-6">
      <h2 className={deal ? 'text-2xl wrap-anywhere' : 'sr-only'}>
        {deal ? `Proposals for ${deal.title}` : 'Proposals'}
      </h2>
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
      {deal ? (
        <div className="flex flex-wrap items-center gap-4">
          {canWrite ? (
            <Form method="post" action={HERE}>
              <input type="hidden" name="dealId" value={deal.id} />
              <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
              <Button variant="primary" name="intent" value="create">
                New proposal
              </Button>
            </Form>
          ) : null}
          <TextLink to={`/app/sales-hub/deals/${deal.id}`}>Open deal</TextLink>
          <TextLink to={HERE}>All proposals</TextLink>
        </div>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          icon={<FileText />}
          title={PROPOSAL_TEXTS.emptyTitle}
          example={PROPOSAL_TEXTS.emptyExample}
          action={deal ? undefined : <ButtonLink to="/app/sales-hub/pipeline">Open pipeline</ButtonLink>}
        >
          {PROPOSAL_TEXTS.empty}
        </EmptyState>
      ) : (
        <DataTable
          caption="Proposals"
          captionHidden
          rows={rows}
          rowKey={row => row.id}
          columns={[
            {
              key: 'title',
              label: 'Proposal',
              cell: row => (
                <Link to={`${HERE}/${row.id}`} className="grid wrap-anywhere hover:underline">
                  <span className="font-semibold">
                    {row.number} · {row.title}
                  </span>
                  <span className="text-ink-soft">{row.person}</span>
                </Link>
              ),
            },
            {
              key: 'state',
              label: 'State',
              cell: row => (
                <span className="flex flex-wrap gap-1.5">
                  <Badge tone={STATE_TONES[row.state]}>{PROPOSAL_STATE_LABELS[row.state]}</Badge>
                  {row.openQuestions > 0 ? (
                    <Badge tone="warning">
                      {row.openQuestions === 1 ? '1 question' : `${row.openQuestions} questions`}
                    </Badge>
                  ) : null}
                </span>
              ),
            },
            { key: 'total', label: 'Total', numeric: true, cell: row => formatPence(row.totalPence) },
            {
              key: 'until',
              label: 'Open until',
              wideOnly: true,
              cell: row => (row.expiresOn ? dayText(row.expiresOn) : 'No end'),
            },
          ]}
        />
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={to => `${HERE}${listQuery({ deal: deal?.id, page: to })}`}
        label="proposals"
      />
    </div>
  )
}
