import { type FormEvent, useState } from 'react'
import { KeyRound } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'

interface Answer {
  readonly options?: never
  readonly goTo?: string
  readonly problem?: string
}

const FAILED = 'Your browser couldn’t create a passkey. Please try again.'

class Refused extends Error {}

/** Makes a passkey on this device. Making one is the browser's own doing, so it needs scripts. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!hydrated)
    return <p className="text-sm text-ink-soft">To add a passkey, turn on JavaScript in your browser.</p>
  if (!('PublicKeyCredential' in window))
    return <p className="text-sm text-ink-soft">This browser doesn’t support passkeys.</p>

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const currentPassword = String(new FormData(event.currentTarget).get('currentPassword') ?? '')
    setPending(true)
    setProblem(null)
    try {
      const { options, goTo: asksFirst } = await post({ intent: 'begin', currentPassword })
      if (asksFirst) return window.location.assign(asksFirst)
      if (!options) throw new Error(FAILED)
      const { startRegistration } = await import('@simplewebauthn/browser')
      const response = await startRegistration({ optionsJSON: options })
      const { goTo } = await post({ intent: 'finish', response: JSON.stringify(response) })
      window.location.assign(goTo ?? '/app/settings/security')
    } catch (error) {
      setPending(false)
      const wasCancelled = error instanceof Error && error.name === 'NotAllowedError'
      setProblem(wasCancelled ? null : error instanceof Refused ? error.message : FAILED)
    }
  }
  return (
    <form onSubmit={event => void add(event)} className="grid max-w-md gap-4">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {hasPassword ? (
        <PasswordField
          id="passkey-password"
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
      ) : null}
      <div>
        <Button
          icon={<KeyRound size={18} aria-hidden />}
          pending={pending}
          pendingText="Waiting for your device…"
        >
          Add passkey
        </Button>
      </div>
    </form>
  )
}

async function post(values: Record<string, string>): Promise<Answer> {
  const response = await fetch('/app/settings/security/passkeys', {
    method: 'POST',
    body: new URLSearchParams(values),
  })
  const answer = (await response.json()) as Answer
  if (answer.problem) throw new Refused(answer.problem)
  return answer
}
