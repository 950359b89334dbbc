import { useEffect, useRef } from 'react'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { KICKSTART_SCREENS, KICKSTART_STEPS } from '#core/onboarding/kickstart/steps.ts'
import { ScreenForm, type ScreenFormProps } from './screen-form.tsx'

export interface KickstartPageProps extends ScreenFormProps {
  /** A script changed the page under the reader, so that reading begins at its title. */
  readonly isFollowed: boolean
}

/** One screen of questions, with the snapshot beside it, the way there and a way out that keeps what was typed. */
export function KickstartPage({ isFollowed, ...props }: KickstartPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFollowed) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [isFollowed])
  const titles = (KICKSTART_SCREENS[props.screen] ?? []).map(step => KICKSTART_STEPS[step]?.title)
  return (
    <FocusLayout
      isWide
      progress={{ step: props.screen + 1, total: KICKSTART_SCREENS.length, name: titles.join(', ') }}
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
      <div ref={page}>
        <ScreenForm {...props} />
      </div>
    </FocusLayout>
  )
}
