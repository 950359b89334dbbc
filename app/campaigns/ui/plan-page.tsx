import { allowanceText, CAMPAIGNS_NOT_IN_PLAN, PLAN_TEXTS } from '#app/campaigns/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { gatedRoom } from '#core/billing/gates.ts'
import { planFormSchema } from '#core/campaigns/plan-schema.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { CampaignAllowanceView, PlannedPostView } from './campaign-views.ts'
import { PlanFields } from './plan-fields.tsx'
import { PlanPreview } from './plan-preview.tsx'

export interface PlanPageProps {
  readonly offers: readonly { readonly id: string; readonly name: string }[]
  readonly channels: readonly PlatformId[]
  /** How many stories there are to tell. */
  readonly stories: number
  readonly defaults: {
    readonly offer: string
    readonly audience: string
    readonly keyDate: string
    readonly channels: readonly PlatformId[]
  }
  readonly allowance: CampaignAllowanceView
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  /** What the answers would be laid out as. */
  readonly plan?:
    | {
        readonly name: string
        readonly pieces: readonly PlannedPostView[]
        readonly leftOut: readonly { readonly brief: string; readonly reason: 'past' | 'week_full' }[]
      }
    | undefined
}

/** Five questions, and the campaign that they lay out. */
export function PlanPage(props: PlanPageProps) {
  const { allowance, canWrite } = props
  const isFull = allowance.limit !== null && allowance.begun >= allowance.limit
  return (
    <>
      <PageHeading
        title={PLAN_TEXTS.title}
        eyebrow={<TextLink to="/app/campaigns">Campaigns</TextLink>}
        description={PLAN_TEXTS.description}
      />
      {!canWrite || (isFull && !props.reply) ? (
        <Notice
          tone="warning"
          title={allowance.limit === 0 ? 'Your plan doesn’t include campaigns' : allowanceText(allowance)}
          action={<TextLink to={gatedRoom('hasCampaigns').plansPage}>See plans</TextLink>}
        >
          {allowance.limit === 0 ? CAMPAIGNS_NOT_IN_PLAN : PLAN_TEXTS.full}
        </Notice>
      ) : (
        <PlanForm {...props} />
      )}
    </>
  )
}

function PlanForm(props: PlanPageProps) {
  const { reply, plan, idempotencyKey, allowance, stories, defaults } = props
  const [form, fields] = useCheckedForm({
    id: 'plan',
    schema: planFormSchema,
    reply,
    defaultValue: {
      ...defaults,
      channels: [...defaults.channels],
      recipe: 'launch',
      region: 'england-and-wales',
      goalKind: 'leads',
    },
  })
  const isPreviewing = usePending({ name: 'intent', value: 'preview' })
  const isCreating = usePending({ name: 'intent', value: 'create' })
  return (
    <KeptForm
      keptAs="campaign:plan"
      {...formProps(form)}
      action="/app/campaigns/new"
      className="grid max-w-3xl gap-10"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormNotice errors={form.errors} />
      {stories === 0 ? (
        <Notice tone="warning" action={<TextLink to="/app/storybank/new">Add a story</TextLink>}>
          {PLAN_TEXTS.noStories}
        </Notice>
      ) : null}
      <PlanFields {...props} fields={fields} />
      <div className="flex flex-wrap items-center gap-3">
        <Button name="intent" value="preview" pending={isPreviewing} pendingText="Laying out…">
          {plan ? 'Update the preview' : 'Preview'}
        </Button>
        <Button variant="primary" name="intent" value="create" pending={isCreating} pendingText="Creating…">
          Create campaign
        </Button>
        <span className="text-sm text-ink-soft tabular-nums">{allowanceText(allowance)}</span>
      </div>
      {plan ? <PlanPreview {...plan} /> : null}
    </KeptForm>
  )
}
