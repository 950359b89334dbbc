import { Form } from 'react-router'
import { CAMPAIGN_MOVES, CAMPAIGN_STATUS_NOTES, CAMPAIGNS_NOT_IN_PLAN } from '#app/campaigns/copy.ts'
import { ThreadLine } from '#app/design/charts/thread-line.tsx'
import { FileDown } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { gatedRoom } from '#core/billing/gates.ts'
import type { PlanView } from '#core/campaigns/page-forms.ts'
import type { ReadyFinding } from '#core/campaigns/ready-check.ts'
import { RECIPES } from '#core/campaigns/recipes.ts'
import type { CampaignFigures, CampaignProgress } from '#core/campaigns/results.ts'
import { campaignFormSchema } from '#core/campaigns/schema.ts'
import { type CampaignStatus, nextCampaignStatuses } from '#core/campaigns/status.ts'
import type { Thread } from '#core/deals/thread.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import { CampaignDay } from './campaign-day.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignMoney } from './campaign-money.tsx'
import { CampaignPlan } from './campaign-plan.tsx'
import { CampaignPosts } from './campaign-posts.tsx'
import { CampaignReady, type LeftView } from './campaign-ready.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { campaignDates, type OpenCampaign, type PieceView, type PostOfCampaign } from './campaign-views.ts'
import { StatusBadge } from './status-badge.tsx'

interface Conflict {
  /** The version that saving again would replace. */
  readonly version: number
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

export interface CampaignPageProps {
  readonly campaign: OpenCampaign
  readonly pieces: readonly PieceView[]
  readonly findings: readonly ReadyFinding[]
  readonly figures: CampaignFigures
  /** Whole pence; null before a post is out. */
  readonly costPerPost: number | null
  readonly progress: CampaignProgress | null
  readonly retro: readonly string[] | null
  /** The day proposed for a copy; null where it was not laid out. */
  readonly copyDate: string | null
  readonly view: PlanView
  readonly idempotencyKey: string
  /** Posts of it that are not in its plan. */
  readonly posts: readonly PostOfCampaign[]
  /** Whether others could join. */
  readonly hasFreePosts: boolean
  readonly folds: Folds
  readonly thread: Thread
  /** Why nothing can be changed; null when it can. */
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly reply?: FormReply | undefined
  readonly moneyReply?: FormReply | undefined
  readonly conflict?: Conflict | undefined
  /** What was not scheduled with the others. */
  readonly left?: readonly LeftView[] | undefined
  /** Why something else on the page did not work. */
  readonly problem?: string | undefined
}

/** One campaign: what it is, where it stands, and the posts that lead there. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, lock, pieces } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <LaterFolds value={props.folds}>
      <PageHeading
        title={campaign.name}
        eyebrow={<TextLink to="/app/campaigns">Campaigns</TextLink>}
        description={campaignDates(campaign) ?? undefined}
      />
      <ThreadLine thread={props.thread} className="mb-8" />
      <div className="mb-6 grid gap-4 empty:hidden">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {lock === 'not_in_plan' ? (
          <Notice
            tone="warning"
            title="Read-only"
            action={<TextLink to={gatedRoom('hasCampaigns').plansPage}>See what Pro adds</TextLink>}
          >
            {CAMPAIGNS_NOT_IN_PLAN}
          </Notice>
        ) : null}
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          {pieces.length > 0 ? (
            <>
              <CampaignReady
                pieces={pieces}
                findings={props.findings}
                left={props.left}
                canStart={lock === null && campaign.status !== 'held' && campaign.status !== 'completed'}
                isDraft={campaign.status === 'draft'}
              />
              <CampaignPlan
                campaignId={campaign.id}
                pieces={pieces}
                view={props.view}
                keyDate={campaign.keyDate}
                isLocked={lock !== null}
              />
            </>
          ) : null}
          <CampaignResults
            campaignId={campaign.id}
            figures={props.figures}
            costPerPost={props.costPerPost}
            progress={props.progress}
            goal={
              campaign.goalKind && campaign.goalNumber
                ? { kind: campaign.goalKind, number: campaign.goalNumber }
                : null
            }
            retro={props.retro}
            learned={campaign.learned}
            isLocked={lock !== null}
          />
          <CampaignForm {...props} />
          <CampaignPosts
            campaignId={campaign.id}
            posts={props.posts}
            hasFreePosts={props.hasFreePosts}
            view={props.view}
            isLocked={lock !== null}
            isLaidOut={pieces.length > 0}
          />
        </div>
        <aside className="grid content-start gap-8 max-lg:order-first lg:sticky lg:top-8 lg:self-start">
          <Standing status={campaign.status} isLocked={lock !== null} isLaidOut={pieces.length > 0} />
          {lock === null && campaign.keyDate && props.copyDate ? (
            <CampaignDay
              key={campaign.keyDate}
              keyDate={campaign.keyDate}
              copyDate={props.copyDate}
              dayLabel={campaign.recipe ? RECIPES[campaign.recipe].dayLabel : 'The day that counts'}
              idempotencyKey={props.idempotencyKey}
            />
          ) : null}
          {lock === null ? (
            <CampaignMoney
              budgetPence={campaign.budgetPence}
              spentPence={props.figures.costPence}
              pieces={pieces}
              reply={props.moneyReply}
            />
          ) : null}
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {(['csv', 'json'] as const).map(format => (
              <a
                key={format}
                className="link inline-flex items-center gap-1"
                href={`/app/campaigns/${campaign.id}/export/${format}`}
                download
              >
                <FileDown size={16} aria-hidden />
                Plan as {format.toUpperCase()}
              </a>
            ))}
          </p>
        </aside>
        {lock === null ? (
          <div className="-ml-3 border-t border-line pt-6">
            <DeleteDialog id="delete-campaign" thing="campaign" pending={deleting}>
              <p>
                Its posts stay. You can undo this on the next page, or restore it from the trash for 30 days.
              </p>
            </DeleteDialog>
          </div>
        ) : null}
      </div>
    </LaterFolds>
  )
}

function Standing(props: { status: CampaignStatus; isLocked: boolean; isLaidOut: boolean }) {
  const { status, isLocked, isLaidOut } = props
  const pending = usePending({ name: 'intent', value: 'move' })
  const words: Partial<Record<CampaignStatus, string>> = CAMPAIGN_MOVES[status]
  return (
    <section aria-labelledby="standing" className="grid gap-3">
      <h2 id="standing" className="flex items-center gap-3 text-xl">
        Status <StatusBadge status={status} />
      </h2>
      <p className="text-sm text-ink-soft">{CAMPAIGN_STATUS_NOTES[status]}</p>
      {isLocked ? null : status === 'draft' && isLaidOut ? (
        <TextLink to="#ready">See what’s ready</TextLink>
      ) : (
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="move" />
          {nextCampaignStatuses(status).map(next => (
            <Button key={next} size="sm" name="status" value={next} disabled={pending}>
              {words[next]}
            </Button>
          ))}
        </Form>
      )}
    </section>
  )
}

function CampaignForm({ campaign, lock, reply, conflict }: CampaignPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'campaign',
    schema: campaignFormSchema,
    reply,
    defaultValue: {
      ...campaign,
      startsOn: campaign.startsOn ?? '',
      endsOn: campaign.endsOn ?? '',
      version: String(campaign.version),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  return (
    <KeptForm keptAs={`campaign:${campaign.id}`} {...formProps(form)} className="grid gap-6">
      <input
        type="hidden"
        name="version"
        value={conflict?.version ?? repliedVersion(reply) ?? campaign.version}
      />
      {conflict ? (
        <ConflictNotice
          thing="campaign"
          differences={conflict.differences}
          action={<TextLink to={`/app/campaigns/${campaign.id}`}>Open saved version</TextLink>}
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      <CampaignFields fields={fields} isLocked={lock !== null} />
      {lock === null ? (
        <div>
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save campaign
          </Button>
        </div>
      ) : null}
    </KeptForm>
  )
}
