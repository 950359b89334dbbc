import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Spinner } from '#app/design/primitives/feedback/spinner.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { CHECKOUT_POLL_MS, CHECKOUT_REDIRECT_MS, type CheckoutState } from '#core/billing/checkout.ts'
import { PLANS } from '#core/billing/plans.ts'
import { formatTierQuery } from '#core/billing/tier-query.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { GoOn } from './go-on.tsx'

export interface CheckoutSuccessPageProps {
  readonly state: CheckoutState
  readonly tier: Tier | null
  readonly isTrial: boolean
  /** An early customer, who is asked for feedback; it grants nothing. */
  readonly isBeta: boolean
  readonly poll: number
  readonly home: string
}

/** After the checkout: asks again every two seconds until the plan is there, or says that it takes longer. */
export function CheckoutSuccessPage(props: CheckoutSuccessPageProps) {
  const { state, tier, isTrial, isBeta, poll, home } = props
  const plan = tier ? PLANS[tier].name : null
  const trial = isTrial ? '&trial=true' : ''
  const beta = isBeta ? '&beta=true' : ''
  const here = `/checkout-success?${formatTierQuery({ tier, annual: false })}${trial}${beta}`
  return (
    <FocusLayout>
      <div className="grid gap-6" aria-live="polite">
        {state === 'processing' ? (
          <>
            <h1 className="text-4xl">Setting up your plan</h1>
            <p className="flex items-center gap-3 text-lg text-ink-soft">
              <Spinner /> We’re confirming your payment. This takes a few seconds.
            </p>
            <GoOn key={poll} to={`${here}&poll=${poll + 1}`} afterMs={CHECKOUT_POLL_MS} />
          </>
        ) : null}
        {state === 'completed' ? (
          <>
            <h1 className="text-4xl">{plan ? `Welcome to ${plan}` : 'Your plan is ready'}</h1>
            <p className="text-lg text-ink-soft">
              {isTrial ? 'You keep the rest of your 7-day trial. ' : ''}Everything in your plan is ready to
              use.
            </p>
            {isBeta ? (
              <p className="text-ink-soft">
                You’re one of our first customers.{' '}
                <TextLink to="/contact">Tell us what isn’t working</TextLink>
              </p>
            ) : null}
            <div>
              <ButtonLink variant="primary" to={home}>
                Continue to Dashboard
              </ButtonLink>
            </div>
            <GoOn to={home} afterMs={CHECKOUT_REDIRECT_MS} />
          </>
        ) : null}
        {state === 'timeout' ? (
          <>
            <h1 className="text-4xl">This is taking longer than expected</h1>
            <Notice tone="warning" title="Your payment isn’t confirmed yet">
              If you finished the checkout, your plan will start as soon as we get confirmation. If you
              didn’t, you haven’t been charged.
            </Notice>
            <div className="flex flex-wrap gap-3">
              <ButtonLink variant="primary" to={here} reloadDocument>
                Check Again
              </ButtonLink>
              <ButtonLink to={home}>Continue to Dashboard</ButtonLink>
            </div>
          </>
        ) : null}
      </div>
    </FocusLayout>
  )
}
