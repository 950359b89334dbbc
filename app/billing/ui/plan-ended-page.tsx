import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { PlanEnd } from '#core/billing/plan-end.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'

export interface PlanEndedPageProps {
  readonly kind: PlanEnd['kind']
  /** The day it ended, in words; null where it is not known. */
  readonly on: string | null
  readonly tier: Tier | null
  /** Whose plan it is, in someone else's workspace: a member cannot pay. */
  readonly host: { readonly name: string; readonly email: string } | null
}

/** What happened to the plan, what still works, and what its owner, or whoever works there, can do. */
export function PlanEndedPage(props: PlanEndedPageProps) {
  const { host } = props
  return (
    <div className="grid max-w-prose gap-6">
      <PageHeading title={titleOf(props)} description={reasonOf(props)} />
      <Panel title="What still works">
        <p>
          Nothing has been deleted. {host ? 'Everyone in this workspace' : 'You'} can read and export
          everything. Adding and changing are paused.
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          <li>
            <TextLink to="/app/storybank">Story bank</TextLink>
          </li>
          <li>
            <TextLink to="/app/content?tab=create">Posts</TextLink>
          </li>
          <li>
            <TextLink to="/app/clarify">Brand</TextLink>
          </li>
        </ul>
      </Panel>
      {host ? <ForMembers host={host} /> : <ForOwner {...props} />}
    </div>
  )
}

function ForMembers({ host }: { host: { name: string; email: string } }) {
  return (
    <Panel title={`Ask ${host.name}`}>
      <p>
        Only {host.name} can renew this plan. As soon as they do, you can work here again, and your role is as
        it was. You don’t need to pay for anything.
      </p>
      <p>
        <a className="link break-all" href={`mailto:${encodeURIComponent(host.email)}`}>
          Email {host.email}
        </a>
      </p>
      <p>
        <TextLink to="/app/team">Go to your own workspace</TextLink>
      </p>
    </Panel>
  )
}

function ForOwner({ kind, tier }: PlanEndedPageProps) {
  const plan = tier ? PLANS[tier].name : 'your plan'
  return (
    <Panel title="What you can do">
      {kind === 'not_paid' ? (
        <>
          <p>
            Update your card, and we’ll try the payment again. Everything works again once it goes through.
          </p>
          <div>
            <ButtonLink variant="primary" to="/manage-your-subscription">
              Update card
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>Add a payment to go on with {plan}, or choose another plan. Your workspace is as you left it.</p>
          <div>
            <ButtonLink variant="primary" to="/app/upgrade">
              {kind === 'trial_over' ? `Keep ${plan}` : 'Choose plan'}
            </ButtonLink>
          </div>
        </>
      )}
      <p>
        Is something wrong? <TextLink to="/app/support">Ask us</TextLink>.
      </p>
    </Panel>
  )
}

function titleOf({ kind, host }: PlanEndedPageProps): string {
  const whose = host ? `${host.name}’s` : 'Your'
  if (kind === 'trial_over') return `${whose} free trial has ended`
  return kind === 'not_paid' ? `${whose} plan is paused` : `${whose} plan has ended`
}

function reasonOf({ kind, on, host, tier }: PlanEndedPageProps): string {
  const plan = tier ? `${PLANS[tier].name} plan` : 'plan'
  if (kind === 'not_paid')
    return host
      ? 'The last payment didn’t go through.'
      : 'Your last payment didn’t go through, and the 7 days to put it right are over.'
  const when = on ? ` on ${on}` : ''
  if (kind === 'trial_over')
    return host ? `It ended${when}.` : `It ended${when}. You haven’t been charged, and you won’t be.`
  return host ? `It ended${when}.` : `The ${plan} ended${when}. You won’t be charged again.`
}
