import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { FormReply } from '#app/forms/form-reply.ts'
import type { KickstartDraft, KickstartSuggestions } from '#core/onboarding/kickstart/draft.ts'
import { KICKSTART_STEPS } from '#core/onboarding/kickstart/steps.ts'
import { FocusLayout } from '../../layout/focus-layout.tsx'
import { Button } from '../../primitives/actions/button.tsx'
import { StepForm } from './step-form.tsx'

export interface KickstartPageProps {
  /** 0 to 4. */
  readonly step: number
  readonly draft: KickstartDraft
  readonly suggestions: KickstartSuggestions
  readonly reply?: FormReply | undefined
}

/** One of the five questions, with the way there and a way out that keeps what was typed. */
export function KickstartPage(props: KickstartPageProps) {
  const current = KICKSTART_STEPS[props.step]
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // A script changed the page under the reader: begin reading at its title. The first page begins at its top anyway.
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [key])
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
          Save and leave
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
