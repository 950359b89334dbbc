import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { Access } from '#core/billing/subscription.ts'

/** Days before the end from which a trial is mentioned. */
const MENTION_DAYS = 3

/** One line above every page when the plan needs attention; nothing otherwise. */
export function PlanBanner(props: {
  access: Access
  trialDaysLeft: number
  /** The last day of grace after a failed payment, in words. */
  paysUntil: string | null
}) {
  const { access, trialDaysLeft, paysUntil } = props
  if (access === 'read_only') {
    return (
      <p
        role="status"
        className="border-b border-line bg-warning-soft px-4 py-2.5 text-center text-sm sm:px-8"
      >
        Your plan has ended. You can still read and export everything you made.{' '}
        <TextLink to="/app/plan-ended">What you can do</TextLink>
      </p>
    )
  }
  if (paysUntil) {
    return (
      <p
        role="status"
        className="border-b border-line bg-warning-soft px-4 py-2.5 text-center text-sm sm:px-8"
      >
        Your last payment didn’t go through. You can keep using everything until {paysUntil}.{' '}
        <TextLink to="/manage-your-subscription">Update card</TextLink>
      </p>
    )
  }
  if (trialDaysLeft === 0 || trialDaysLeft > MENTION_DAYS) return null
  return (
    <p role="status" className="border-b border-line bg-ember-soft px-4 py-2.5 text-center text-sm sm:px-8">
      Your trial ends in {trialDaysLeft === 1 ? 'less than a day' : `${trialDaysLeft} days`}.{' '}
      <TextLink to="/app/upgrade">See plans</TextLink>
    </p>
  )
}
