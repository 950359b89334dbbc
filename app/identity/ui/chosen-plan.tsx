import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** The plan that comes along from the prices, so that nobody has to wonder, or to choose again. */
export function ChosenPlan({ name, annual }: { name: string; annual: boolean }) {
  return (
    <p className="border-l-2 border-ember pl-3">
      Your plan: <strong>{name}</strong>, paid {annual ? 'annually' : 'monthly'} after the trial.{' '}
      <TextLink to="/pricing">Change plan</TextLink>
    </p>
  )
}
