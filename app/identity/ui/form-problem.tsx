import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { AUTH_MESSAGES, type AuthMode, rateLimitMessage } from '#core/identity/account/messages.ts'
import { GoogleButton } from './ways/google-button.tsx'

/** What is wrong with a form as a whole. While it is locked the seconds count down, and Google is offered instead. */
export function FormProblem({
  message,
  locked = false,
  secondsLeft = 0,
  mode = 'sign-in',
  hasGoogle = false,
  action,
}: {
  message: string | undefined
  locked?: boolean
  secondsLeft?: number
  mode?: AuthMode
  hasGoogle?: boolean
  action?: ReactNode
}) {
  if (!message) return null
  return (
    <div className="grid gap-3">
      <Notice tone="danger" live="alert" action={action}>
        {locked ? <LockedFor {...{ message, secondsLeft, mode }} /> : message}
      </Notice>
      {locked && hasGoogle ? <GoogleButton mode={mode} label={AUTH_MESSAGES.useGoogle} /> : null}
    </div>
  )
}

/** The seconds are counted for the eyes only: read aloud, each of them would interrupt. */
function LockedFor({ message, secondsLeft, mode }: { message: string; secondsLeft: number; mode: AuthMode }) {
  // Without scripts the seconds never reach 0: the server's sentence stays as it is.
  if (secondsLeft === 0) return AUTH_MESSAGES.lockOver
  return (
    <>
      <span aria-hidden="true">{rateLimitMessage(secondsLeft * 1000, mode)}</span>
      <span className="sr-only">{message}</span>
    </>
  )
}
