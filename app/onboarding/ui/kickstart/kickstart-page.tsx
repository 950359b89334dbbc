import { useEffect, useRef } from 'react'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { KICKSTART_STEPS } from '#core/onboarding/kickstart/steps.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

export interface KickstartPageProps extends Omit<StepFormProps, 'words'> {
  /** A script changed the page under the reader, so that reading begins at its title. */
  readonly isFollowed: boolean
}

/** One of the five questions, with the way there and a way out that keeps what was typed. */
export function KickstartPage({ isFollowed, ...props }: KickstartPageProps) {
  const current = KICKSTART_STEPS[props.step]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFollowed) heading.current?.focus({ preventScroll: true })
  }, [isFollowed])
  if (!current) return null
  return (
    <FocusLayout
      progress={{ step: props.step + 1, total: KICKSTART_STEPS.length, name: current.title }}
      exit={
        <Button
          form="kickstart"
          name="intent"
          value="leave"
          formNoValidate
          variant="quiet"
          size="sm"
          className="-mr-3"
        >
          Save and exit
        </Button>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="mb-7 text-4xl">
        {current.title}
      </h1>
      <StepForm {...props} words={current} />
    </FocusLayout>
  )
}
