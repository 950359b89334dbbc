import { Form, Link } from 'react-router'
import { Circle, CircleCheckBig } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { GUIDE_TEXTS } from '#app/onboarding/copy/guide.ts'
import type { GuideStep } from '#core/onboarding/guide/checklist.ts'

export interface StepView extends GuideStep {
  /** Who ticked it, by name where they are still there; null while it is open. */
  readonly tick: { readonly by: string | null; readonly at: Date } | null
}

/** Everything a team settles in its first weeks, each step with who ticked it. */
export function Checklist(props: { steps: readonly StepView[]; mayWrite: boolean; timeZone: string }) {
  const { steps, mayWrite, timeZone } = props
  const ticked = steps.filter(({ tick }) => tick !== null).length
  return (
    <Panel title="Checklist" description={GUIDE_TEXTS.checklistHelp}>
      <ProgressBar label={`${ticked} of ${steps.length} steps ticked`} value={ticked} max={steps.length} />
      <ol className="grid">
        {steps.map(({ id, label, help, to, tick }) => (
          <li
            key={id}
            id={`step-${id}`}
            className="flex scroll-mt-24 gap-3 border-b border-line py-4 last:border-b-0 last:pb-0"
          >
            {tick ? (
              <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            )}
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="font-semibold">
                <Link to={to} className="underline-offset-4 hover:underline">
                  {label}
                </Link>
              </p>
              <p className="text-sm text-ink-soft">
                {tick ? (
                  <>
                    Ticked by {tick.by ?? 'a former member'}, <When at={tick.at} timeZone={timeZone} />
                  </>
                ) : (
                  help
                )}
              </p>
            </div>
            {mayWrite ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="step" value={id} />
                <Button
                  size="sm"
                  variant={tick ? 'quiet' : 'secondary'}
                  name="intent"
                  value={tick ? 'untick' : 'tick'}
                >
                  {tick ? 'Open again' : 'Tick'}
                  <span className="sr-only">: {label}</span>
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
