import { Form } from 'react-router'
import { CAMPAIGN_MOVES, CAMPAIGN_STATUS_NOTES, CAMPAIGNS_NOT_IN_PLAN } from '#app/campaigns/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { campaignFormSchema } from '#core/campaigns/schema.ts'
import { type CampaignStatus, nextCampaignStatuses } from '#core/campaigns/status.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignPosts, type FreePost } from './campaign-posts.tsx'
import { campaignDates, type OpenCampaign, type PostOfCampaign } from './campaign-views.ts'
import { StatusBadge } from './status-badge.tsx'

interface Conflict {
  /** The version that saving again would replace. */
  readonly version: number
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

export interface CampaignPageProps {
  readonly campaign: OpenCampaign
  readonly posts: readonly PostOfCampaign[]
  readonly freePosts: readonly FreePost[]
  /** Why nothing can be changed; null when it can. */
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly reply?: FormReply | undefined
  readonly conflict?: Conflict | undefined
  /** Why something else on the page did not work. */
  readonly problem?: string | undefined
}

/** One campaign: what it is, where it stands, and the posts that lead there. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, lock } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <>
      <PageHeading
        title={campaign.name}
        eyebrow={<TextLink to="/app/campaigns">Campaigns</TextLink>}
        description={campaignDates(campaign) ?? undefined}
      />
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
            action={<TextLink to="/app/upgrade?missing=Campaigns">See what Pro adds</TextLink>}
          >
            {CAMPAIGNS_NOT_IN_PLAN}
          </Notice>
        ) : null}
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-10">
          <CampaignForm {...props} />
          <CampaignPosts posts={props.posts} freePosts={props.freePosts} isLocked={lock !== null} />
        </div>
        <aside className="grid content-start gap-8 max-lg:order-first lg:sticky lg:top-8 lg:self-start">
          <Standing status={campaign.status} isLocked={lock !== null} />
        </aside>
        {lock === null ? (
          <div className="-ml-3 border-t border-line pt-6">
            <DeleteDialog id="delete-campaign" thing="campaign" pending={deleting}>
              <p>Its posts stay. You can undo this on the next page for 24 hours.</p>
            </DeleteDialog>
          </div>
        ) : null}
      </div>
    </>
  )
}

function Standing({ status, isLocked }: { status: CampaignStatus; isLocked: boolean }) {
  const pending = usePending({ name: 'intent', value: 'move' })
  const words: Partial<Record<CampaignStatus, string>> = CAMPAIGN_MOVES[status]
  return (
    <section aria-labelledby="standing" className="grid gap-3">
      <h2 id="standing" className="flex items-center gap-3 text-xl">
        Status <StatusBadge status={status} />
      </h2>
      <p className="text-sm text-ink-soft">{CAMPAIGN_STATUS_NOTES[status]}</p>
      {isLocked ? null : (
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
      ) : form.errors?.length ? (
        <Notice tone="danger" live="alert">
          {form.errors[0]}
        </Notice>
      ) : null}
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
