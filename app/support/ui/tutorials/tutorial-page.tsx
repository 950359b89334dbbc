import { Form } from 'react-router'
import { Check, CircleCheck, Lock, Signpost } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { NeedsScripts } from '#app/design/primitives/needs-scripts.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { minutesText, TUTORIAL_TEXTS } from '#app/support/copy/tutorials.ts'
import type { ShownStep, ShownTutorial } from '#core/support/tutorials/tutorials.ts'
import { beginTutorial } from './tutorial-place.ts'

export interface TutorialPageProps {
  readonly tutorial: ShownTutorial
  /** The step to begin at, from 0. */
  readonly start: number
  readonly isBegun: boolean
  readonly isCompleted: boolean
}

/** A tutorial to read: every step with the way to its page, and a button that says it is done. */
export function TutorialPage({ tutorial, start, isBegun, isCompleted }: TutorialPageProps) {
  const pending = usePending()
  const isUnderWay = isBegun && !isCompleted
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <p className="mb-2 text-sm">
          <TextLink to="/app/support#tutorials">All tutorials</TextLink>
        </p>
        <PageHeading title={tutorial.title} description={tutorial.summary} />
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{tutorial.room}</Badge>
          <Badge>{minutesText(tutorial.minutes)}</Badge>
          <Badge>{TUTORIAL_TEXTS.difficulty[tutorial.difficulty]}</Badge>
          {isCompleted ? <Badge tone="success">Completed</Badge> : null}
        </p>
      </div>
      {tutorial.lockedUntil ? null : (
        <NeedsScripts>
          <div>
            <Button
              type="button"
              variant="primary"
              icon={<Signpost aria-hidden />}
              onClick={() => beginTutorial(tutorial.id)}
            >
              {isUnderWay ? `Continue from step ${start + 1}` : isCompleted ? 'Replay' : 'Show me around'}
            </Button>
          </div>
        </NeedsScripts>
      )}
      <ol className="grid gap-4">
        {tutorial.steps.map((step, at) => (
          <Step key={step.title} step={step} number={at + 1} isHere={isUnderWay && at === start} />
        ))}
      </ol>
      {isCompleted ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck aria-hidden className="size-5 text-success" />
          You’ve completed this tutorial.
        </p>
      ) : tutorial.lockedUntil ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="complete" />
          <Button icon={<Check aria-hidden />} pending={pending} pendingText="Saving…">
            Complete
          </Button>
        </Form>
      )}
    </div>
  )
}

function Step({ step, number, isHere }: { step: ShownStep; number: number; isHere: boolean }) {
  return (
    <Card as="li" look={isHere ? 'ember' : 'raised'} aria-current={isHere ? 'step' : undefined}>
      <div className="grid gap-2">
        <h2 className="text-xl">
          {number}. {step.title}
        </h2>
        <p className="text-ink-soft">{step.text}</p>
        {step.lockedUntil ? (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Lock aria-hidden className="size-4 shrink-0 text-ember" />
            Part of the {step.lockedUntil} plan. <TextLink to="/app/upgrade">See plans</TextLink>
          </p>
        ) : null}
        {step.path ? (
          <div>
            <ButtonLink to={step.path} size="sm" aria-label={`Open page for step ${number}: ${step.title}`}>
              Open page
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
