import { Form } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { WELCOME } from '#app/onboarding/copy/screens.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { KICKSTART_STEPS } from '#core/onboarding/kickstart/steps.ts'

export interface WelcomePageProps {
  /** '' when no name is known. */
  readonly firstName: string
  /** The step to go on at, when some answers are there already. */
  readonly resumeAt: string | null
}

/** The first page after choosing a plan: what is coming, how long it takes, and one button. */
export function WelcomePage({ firstName, resumeAt }: WelcomePageProps) {
  const pending = usePending()
  return (
    <FocusLayout
      exit={
        <ButtonLink to="/app/dashboard" variant="quiet" size="sm" className="-mr-3">
          Do this later
        </ButtonLink>
      }
    >
      <div className="grid gap-10">
        <div className="grid gap-4">
          <p className="text-sm font-semibold text-ember">Brand Clarity Kickstart</p>
          <h1 className="text-5xl">{WELCOME.title(firstName)}</h1>
          <p className="text-xl text-ink-soft">{WELCOME.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {resumeAt ? (
            <ButtonLink to={resumeAt} variant="primary" size="lg">
              {WELCOME.resume}
            </ButtonLink>
          ) : null}
          <Form method="post">
            <Button variant={resumeAt ? 'secondary' : 'primary'} size="lg" pending={pending}>
              {WELCOME.begin}
            </Button>
          </Form>
        </div>
        <section aria-labelledby="what-we-ask" className="grid gap-1">
          <h2 id="what-we-ask" className="mb-2 text-2xl">
            {WELCOME.steps}
          </h2>
          <ol className="border-t border-line">
            {KICKSTART_STEPS.map((step, index) => (
              <li key={step.field} className="flex gap-4 border-b border-line py-4 sm:gap-6">
                <span
                  aria-hidden="true"
                  className="w-7 shrink-0 font-display text-2xl text-ember tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="grid gap-0.5">
                  <span className="font-semibold">{step.title}</span>
                  <span className="text-ink-soft">{step.question}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </FocusLayout>
  )
}
