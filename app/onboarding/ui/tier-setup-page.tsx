import { Form } from 'react-router'
import { Check } from '#app/design/icons/icons.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { RESULTS } from '#app/onboarding/copy/results.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { TierWelcome, WelcomeVariant } from '#core/onboarding/journey/welcome.ts'

export interface TierSetupPageProps {
  readonly variant: WelcomeVariant
  readonly welcome: TierWelcome
  /** The plan's name. */
  readonly plan: string
  /** What the plan has, one line each; after a change to a higher one only what the one before had not. */
  readonly points: readonly string[]
  readonly isMore: boolean
}

/** The welcome of a tier, for somebody new or somebody who has just changed plans: what is open now. */
export function TierSetupPage({ variant, welcome, plan, points, isMore }: TierSetupPageProps) {
  const going = usePending()
  return (
    <FocusLayout>
      <div className="grid gap-9">
        <div className="grid gap-4">
          <div>
            <Badge tone="ember">
              {variant === 'upgrade' ? `Your new plan: ${plan}` : `Your plan: ${plan}`}
            </Badge>
          </div>
          <h1 className="text-4xl">{welcome.title}</h1>
          <p className="text-xl text-ink-soft">{welcome.lead}</p>
        </div>
        <section
          aria-labelledby="open-now"
          className="rounded-lg border border-line bg-raised p-5 shadow-near sm:p-7"
        >
          <h2 id="open-now" className="mb-4 text-2xl">
            {isMore ? 'What’s new for you' : 'What your plan includes'}
          </h2>
          <ul className="grid gap-3.5">
            {points.map(point => (
              <li key={point} className="flex gap-3">
                <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-ember" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </section>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button name="intent" value="finish" variant="primary" size="lg" pending={going}>
            {RESULTS.explore}
          </Button>
          <Button name="intent" value="first-step" size="lg">
            {welcome.actionLabel}
          </Button>
        </Form>
      </div>
    </FocusLayout>
  )
}
