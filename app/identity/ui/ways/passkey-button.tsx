import { useState } from 'react'
import { KeyRound } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'

interface Answer {
  readonly options?: never
  readonly goTo?: string
  readonly problem?: string
}

const FAILED = 'That passkey didn’t work. Try again, or sign in another way.'

/** Signs in with a passkey. It needs scripts and a browser that knows passkeys; elsewhere there is no button. */
export function PasskeyButton({ label, redirectTo }: { label: string; redirectTo?: string | null }) {
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Its place is kept until scripts run, so that nothing below it jumps.
  if (!hydrated) return <div aria-hidden className="button button-lg invisible w-full noscript:hidden" />
  if (!('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setPending(true)
    setProblem(null)
    try {
      const { options } = await post({ intent: 'begin' })
      if (!options) throw new Error(FAILED)
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const response = await startAuthentication({ optionsJSON: options })
      const { goTo } = await post({
        intent: 'finish',
        response: JSON.stringify(response),
        redirectTo: redirectTo ?? '',
      })
      window.location.assign(goTo ?? '/')
    } catch (error) {
      setPending(false)
      const wasCancelled = error instanceof Error && error.name === 'NotAllowedError'
      setProblem(wasCancelled ? null : error instanceof Refused ? error.message : FAILED)
    }
  }
  return (
    <div className="grid gap-3">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <Button
        type="button"
        size="lg"
        block
        icon={<KeyRound size={18} aria-hidden />}
        pending={pending}
        pendingText="Waiting for your passkey…"
        onClick={() => void signIn()}
      >
        {label}
      </Button>
    </div>
  )
}

class Refused extends Error {}

async function post(values: Record<string, string>): Promise<Answer> {
  const response = await fetch('/auth/passkey', { method: 'POST', body: new URLSearchParams(values) })
  const answer = (await response.json()) as Answer
  if (answer.problem) throw new Refused(answer.problem)
  return answer
}
