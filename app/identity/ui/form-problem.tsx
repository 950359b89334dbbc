import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import type { AuthMode } from '#core/identity/account/auth-mode.ts'
import { LOCK_WORDS, rateLimitMessage } from '#core/identity/account/lock-words.ts'
import { GoogleButton, type TakenAlong } from './ways/google-button.tsx'

/** What is wrong with a form as a whole. While it is locked the wait counts down, and the other ways in are offered instead. */
export function FormProblem({
  message,
  locked = false,
  secondsLeft = 0,
  mode = 'sign-in',
  hasGoogle = false,
  action,
  otherWay,
  redirectTo,
  taken,
}: {
  message: string | undefined
  locked?: boolean
  secondsLeft?: number
  mode?: AuthMode
  hasGoogle?: boolean
  action?: ReactNode
  /** What helps while the form is locked. */
  otherWay?: ReactNode
  /** Where Google’s way leads afterwards. */
  redirectTo?: string | null
  /** What was chosen in the form, which goes along to Google. */
  taken?: TakenAlong
}) {
  if (!message) return null
  return (
    <div className="grid gap-3">
      <Notice tone="danger" live="alert" action={(locked && otherWay) || action}>
        {locked ? <LockedFor {...{ message, secondsLeft, mode, hasGoogle }} /> : message}
      </Notice>
      {locked && hasGoogle ? (
        <GoogleButton
          mode={mode}
          label={LOCK_WORDS.useGoogle}
          redirectTo={redirectTo ?? null}
          taken={taken}
        />
      ) : null}
    </div>
  )
}

/** The wait is counted for the eyes only: read aloud, each of them would interrupt. */
function LockedFor(props: { message: string; secondsLeft: number; mode: AuthMode; hasGoogle: boolean }) {
  const { message, secondsLeft, mode, hasGoogle } = props
  // Without scripts the seconds never reach 0: the server's sentence stays as it is.
  if (secondsLeft === 0) return LOCK_WORDS.lockOver
  return (
    <>
      <span aria-hidden="true">{rateLimitMessage(secondsLeft * 1000, { mode, hasSocial: hasGoogle })}</span>
      <span className="sr-only">{message}</span>
    </>
  )
}
