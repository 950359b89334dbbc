import { Link } from 'react-router'
import { CAMPAIGN_TEXTS } from '#app/campaigns/copy.ts'
import { Megaphone } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { CAMPAIGN_STATUS_LABELS, type CampaignStatus } from '#core/campaigns/status.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { type CampaignAllowanceView, type CampaignItem, campaignDates } from './campaign-views.ts'
import { NewCampaign } from './new-campaign.tsx'
import { StatusBadge } from './status-badge.tsx'

export interface CampaignsPageProps {
  readonly campaigns: {
    readonly rows: readonly CampaignItem[]
    readonly page: number
    readonly pages: number
  }
  readonly counts: readonly { status: CampaignStatus; count: number }[]
  /** Of all campaigns, whatever is filtered. */
  readonly total: number
  readonly allowance: CampaignAllowanceView
  /** What was deleted just now and can be put back. */
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly status: CampaignStatus | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly canUpgrade?: boolean | undefined
  /** Why an undo did not work. */
  readonly restoreError?: string | undefined
}

/** The campaigns: what runs, what waits, and room for the next one. */
export function CampaignsPage(props: CampaignsPageProps) {
  const { undo, total, allowance } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <>
      <PageHeading title={CAMPAIGN_TEXTS.title} description={CAMPAIGN_TEXTS.description} />
      <div className="grid gap-6">
        <p className="text-sm">
          <TextLink to="/app/links">See who followed your links</TextLink>
        </p>
        {props.restoreError ? (
          <Notice tone="danger" live="alert">
            {props.restoreError}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/campaigns" id={undo.id}>
            “{undo.name}” was deleted. Its posts stay.
          </UndoNotice>
        ) : null}
        {props.canWrite &&
        allowance.limit !== 0 &&
        (allowance.limit === null || allowance.begun < allowance.limit) ? (
          <div className="grid justify-items-start gap-2">
            <ButtonLink to="/app/campaigns/new" variant="primary">
              Lay out a campaign
            </ButtonLink>
            <p className="text-sm text-ink-soft">{CAMPAIGN_TEXTS.layOut}</p>
          </div>
        ) : null}
        {props.canWrite ? (
          <NewCampaign
            key={key}
            allowance={allowance}
            idempotencyKey={key}
            isOpen={false}
            timeZone={props.timeZone}
            reply={props.reply}
            canUpgrade={props.canUpgrade}
          />
        ) : null}
        {total === 0 ? (
          <EmptyState icon={<Megaphone />} title={CAMPAIGN_TEXTS.emptyTitle} example={CAMPAIGN_TEXTS.example}>
            {CAMPAIGN_TEXTS.empty}
          </EmptyState>
        ) : (
          <Kept {...props} />
        )}
      </div>
    </>
  )
}

function Kept({ campaigns, counts, total, status }: CampaignsPageProps) {
  return (
    <section aria-labelledby="kept" className="grid gap-5">
      <h2 id="kept" className="sr-only">
        Your campaigns
      </h2>
      <nav aria-label="Filter by status" className="flex flex-wrap gap-2">
        <PillLink to="/app/campaigns" label="All" count={total} isCurrent={status === null} />
        {counts
          .filter(entry => entry.count > 0 || entry.status === status)
          .map(entry => (
            <PillLink
              key={entry.status}
              to={`/app/campaigns${listQuery({ status: entry.status })}`}
              label={CAMPAIGN_STATUS_LABELS[entry.status]}
              count={entry.count}
              isCurrent={entry.status === status}
            />
          ))}
      </nav>
      {campaigns.rows.length === 0 ? (
        <p className="py-6 text-ink-soft">
          No campaigns found. <TextLink to="/app/campaigns">Show all campaigns</TextLink>
        </p>
      ) : (
        <ul className="grid gap-4">
          {campaigns.rows.map(campaign => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
      <Pagination
        page={campaigns.page}
        pageCount={campaigns.pages}
        label="campaigns"
        hrefOf={page => `/app/campaigns${listQuery({ status, page })}`}
      />
    </section>
  )
}

function CampaignCard({ campaign }: { campaign: CampaignItem }) {
  const { posts, published } = campaign
  const pieces =
    posts === 0 ? 'No posts yet' : `${posts === 1 ? '1 post' : `${posts} posts`}, ${published} published`
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StatusBadge status={campaign.status} />
        <span>{campaignDates(campaign) ?? 'No dates yet'}</span>
        <span className="tabular-nums">{pieces}</span>
      </div>
      <h3 className="text-xl">
        <Link to={`/app/campaigns/${campaign.id}`} className="hover:underline">
          {campaign.name}
        </Link>
      </h3>
      {campaign.offer ? <p className="line-clamp-2 text-ink-soft">{campaign.offer}</p> : null}
    </Card>
  )
}
