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
  /** Somebody of the early circle, whose word is asked for; it grants nothing. */
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
              <Spinner /> We are waiting for the word of our payment provider. This takes a few seconds.
            </p>
            <GoOn key={poll} to={`${here}&poll=${poll + 1}`} afterMs={CHECKOUT_POLL_MS} />
          </>
        ) : null}
        {state === 'completed' ? (
          <>
            <h1 className="text-4xl">{plan ? `Welcome to ${plan}` : 'Your plan is ready'}</h1>
            <p className="text-lg text-ink-soft">
              {isTrial ? 'Your 7-day trial counts to its last day. ' : ''}Everything is switched on. You are
              on your way.
            </p>
            {isBeta ? (
              <p className="text-ink-soft">
                You are one of the first. <TextLink to="/contact">Tell us what does not work yet</TextLink>
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
            <h1 className="text-4xl">This takes longer than usual</h1>
            <Notice tone="warning" title="We have not heard about your payment yet">
              If you finished the checkout, nothing is lost: your plan is switched on as soon as the word
              arrives. If you left it, nothing was charged.
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
