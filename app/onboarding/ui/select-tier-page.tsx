import { Form } from 'react-router'
import { TRIAL_REFUSALS } from '#app/billing/copy.ts'
import { PlanCards } from '#app/billing/ui/index.ts'
import { Wordmark } from '#app/design/layout/brand-mark.tsx'
import { SignOutForm } from '#app/design/layout/sign-out-form.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { Tier } from '#core/billing/tiers.ts'

export interface SelectTierPageProps {
  readonly firstName: string
  readonly tier: Tier
  readonly annual: boolean
  /** Other people's, where this person is already a member. */
  readonly workspaces: readonly { readonly workspace: string; readonly name: string }[]
  /** Is there a checkout where a promotion code could be typed? */
  readonly canPay: boolean
  /** Why the checkout could not be opened. */
  readonly problem: string | null
  readonly reply?: FormReply | undefined
}

/** The first choice of a plan: seven days of it, no card. */
export function SelectTierPage({
  firstName,
  tier,
  annual,
  workspaces,
  canPay,
  problem: earlier,
  reply,
}: SelectTierPageProps) {
  const pending = usePending()
  const problem = reply?.error?.['']?.[0] ?? reply?.error?.tier?.[0] ?? earlier
  const isTrialUsed = Object.values(TRIAL_REFUSALS).some(text => text === problem)
  return (
    <div className="mx-auto grid max-w-page gap-8 px-5 py-6 sm:px-8">
      <header className="flex items-center justify-between gap-4">
        <Wordmark />
        <SignOutForm>
          <Button variant="quiet" size="sm">
            Sign Out
          </Button>
        </SignOutForm>
      </header>
      <main id="main" tabIndex={-1} className="grid gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-4xl">{firstName ? `Choose your plan, ${firstName}` : 'Choose your plan'}</h1>
          <p className="text-lg text-ink-soft">
            Try it free for 7 days. You don’t need a card, and you can cancel at any time. If you do nothing,
            the trial ends, and you can still read and export what you made.
          </p>
        </div>
        {workspaces.length > 0 ? (
          <Notice
            tone="ember"
            title="You don’t need your own plan to join a team"
            action={
              <div className="flex flex-wrap gap-2">
                {workspaces.map(({ workspace, name }) => (
                  <Form key={workspace} method="post" action="/team/switch">
                    <input type="hidden" name="workspace" value={workspace} />
                    <Button size="sm">Go to {name}’s workspace</Button>
                  </Form>
                ))}
              </div>
            }
          >
            Choose a plan if you also want your own workspace.
          </Notice>
        ) : null}
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <Form method="post" className="grid gap-6">
          <PlanCards selected={tier} annual={annual} />
          <Checkbox
            name="annual"
            value="on"
            defaultChecked={annual}
            label="Pay annually after the trial and save 20%"
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" size="lg" pending={pending} pendingText="Starting…">
              Start Free Trial
            </Button>
            {canPay ? (
              <Button variant={isTrialUsed ? 'secondary' : 'quiet'} formAction="/billing/checkout">
                {isTrialUsed ? 'Add payment' : 'I have a promotion code'}
              </Button>
            ) : null}
          </div>
        </Form>
        <p className="text-ink-soft">
          Changed your mind?{' '}
          <TextLink to="/app/settings/privacy">Download your data or delete your account</TextLink>.
        </p>
      </main>
    </div>
  )
}
