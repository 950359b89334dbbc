import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { ArrowLeft, ArrowRight, Check, Lock, Minus, Signpost, X } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { IconButton } from '#app/design/primitives/actions/icon-button.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import type { ShownStep, ShownTutorial } from '#core/support/tutorials/tutorials.ts'
import { takeFocus } from './tutorial-place.ts'

export interface TutorialCardProps {
  readonly tutorial: ShownTutorial
  readonly step: ShownStep
  /** From 0. */
  readonly at: number
  readonly isMinimised: boolean
  /** The reader went to another page than the step's. */
  readonly isAway: boolean
  /** Set when the focus belongs to the card with its next change. */
  readonly wantsFocus: RefObject<boolean>
  readonly onBack: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onMinimise: (isMinimised: boolean) => void
  readonly onClose: () => void
  readonly onComplete: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The card of a tutorial: beside the page on a desk, at the foot of it on a phone; or one button while minimised. */
export function TutorialCard(props: TutorialCardProps) {
  const { tutorial, step, at, isMinimised, wantsFocus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the card opens or folds
  useEffect(() => {
    if (!wantsFocus.current && !takeFocus()) return
    wantsFocus.current = false
    if (isMinimised) pill.current?.focus()
    else heading.current?.focus({ preventScroll: true })
  }, [isMinimised])

  const count = tutorial.steps.length
  const isLast = at === count - 1
  const place = `Step ${at + 1} of ${count}`
  if (isMinimised)
    return (
      <button
        ref={pill}
        type="button"
        aria-expanded="false"
        onClick={() => props.onMinimise(false)}
        className="button button-sm tutorial-pill shadow-far print:hidden"
      >
        <Signpost aria-hidden />
        Tutorial: {tutorial.room}, {at + 1} of {count}
      </button>
    )
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby="tutorial-title"
      aria-describedby="tutorial-text"
      onKeyDown={props.onKeyDown}
      className="tutorial-card print:hidden"
    >
      <div className="flex items-center gap-1">
        <p className="mr-auto text-sm font-semibold text-ember">{tutorial.title}</p>
        <IconButton
          label="Minimise tutorial"
          size="sm"
          icon={<Minus aria-hidden />}
          onClick={() => props.onMinimise(true)}
        />
        <IconButton label="Close tutorial" size="sm" icon={<X aria-hidden />} onClick={props.onClose} />
      </div>
      <ProgressBar label={place} value={at + 1} max={count} valueText={`About ${tutorial.minutes} min`} />
      <div className="grid gap-1.5">
        <h2 id="tutorial-title" ref={heading} tabIndex={-1} className="text-xl">
          {step.title}
        </h2>
        <p id="tutorial-text" className="text-ink-soft">
          {step.text}
        </p>
        {step.lockedUntil ? (
          <p className="flex items-center gap-2 text-sm">
            <Lock aria-hidden className="size-4 shrink-0 text-ember" />
            Part of the {step.lockedUntil} plan
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="button"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          aria-disabled={at === 0 || undefined}
          onClick={props.onPrevious}
        >
          Previous
        </Button>
        <Button
          type="button"
          size="sm"
          variant="primary"
          icon={isLast ? <Check aria-hidden /> : <ArrowRight aria-hidden />}
          onClick={isLast ? props.onComplete : props.onNext}
        >
          {isLast ? 'Complete' : 'Next'}
        </Button>
        {step.lockedUntil ? (
          <ButtonLink to="/app/upgrade" size="sm" variant="quiet">
            See plans
          </ButtonLink>
        ) : null}
        {props.isAway ? (
          <Button type="button" size="sm" variant="quiet" onClick={props.onBack}>
            Back to this step
          </Button>
        ) : null}
      </div>
    </div>
  )
}
