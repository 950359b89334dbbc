import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import type { BestAction } from '#core/dashboard/next-best-action.ts'

/** The one thing to do next, and why. */
export function NextActionCard({ action }: { action: BestAction }) {
  return (
    <Card as="section" look="ember" aria-label="Your next best action">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-prose gap-1">
          <p className="text-sm font-semibold text-ember-strong">Your next best action</p>
          <h2 className="text-2xl">{action.label}</h2>
          <p>{action.reason}</p>
        </div>
        <ButtonLink to={action.path} variant="primary" size="lg">
          {action.label}
        </ButtonLink>
      </div>
    </Card>
  )
}
