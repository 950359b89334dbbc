import { allowanceText, CAMPAIGNS_NOT_IN_PLAN } from '#app/campaigns/copy.ts'
import { Plus } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { gatedRoom } from '#core/billing/gates.ts'
import { newCampaignFormSchema } from '#core/campaigns/schema.ts'
import { formatDate } from '#core/shared/time.ts'
import { CampaignFields } from './campaign-fields.tsx'
import type { CampaignAllowanceView } from './campaign-views.ts'

export interface NewCampaignProps {
  readonly allowance: CampaignAllowanceView
  readonly idempotencyKey: string
  /** Whether the form stands open before anybody asks for it. */
  readonly isOpen: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  /** Whether another plan would help with the refusal in `reply`. */
  readonly canUpgrade?: boolean | undefined
}

/** Begins a campaign; says how many the month still has room for, and what to do when it has none. */
export function NewCampaign(props: NewCampaignProps) {
  const { allowance, timeZone } = props
  const { limit, begun, month, resetsAt } = allowance
  if (limit === 0) {
    return (
      <Notice
        tone="warning"
        title="Your plan doesn’t include campaigns"
        action={<TextLink to={gatedRoom('hasCampaigns').plansPage}>See what Pro adds</TextLink>}
      >
        {CAMPAIGNS_NOT_IN_PLAN}
      </Notice>
    )
  }
  if (limit !== null && begun >= limit && !props.reply) {
    return (
      <Notice
        tone="warning"
        title={allowanceText(allowance)}
        action={<TextLink to="/app/upgrade">See plans</TextLink>}
      >
        You can still change your campaigns from {month}. Start the next on {formatDate(resetsAt, timeZone)}.
      </Notice>
    )
  }
  return <NewCampaignForm {...props} />
}

function NewCampaignForm({ allowance, idempotencyKey, isOpen, reply, canUpgrade }: NewCampaignProps) {
  const [form, fields] = useCheckedForm({ id: 'new-campaign', schema: newCampaignFormSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <Card>
      <details open={isOpen || reply !== undefined} className="group">
        <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="flex items-center gap-2 font-display text-2xl">
            <Plus
              size={20}
              aria-hidden
              className="text-ember transition-transform group-open:rotate-45 motion-reduce:transition-none"
            />
            New campaign
          </span>
          <span className="text-sm text-ink-soft tabular-nums">{allowanceText(allowance)}</span>
        </summary>
        <KeptForm
          keptAs="campaign:new"
          {...formProps(form)}
          action="/app/campaigns"
          className="grid gap-5 pt-5"
        >
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {form.errors?.length ? (
            <Notice
              tone="danger"
              live="alert"
              action={canUpgrade ? <TextLink to="/app/upgrade">See plans</TextLink> : undefined}
            >
              {form.errors[0]}
            </Notice>
          ) : null}
          <CampaignFields fields={fields} />
          <div>
            <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Creating…">
              Create campaign
            </Button>
          </div>
        </KeptForm>
      </details>
    </Card>
  )
}
