import type { FormEvent, MouseEvent } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import type { AuthMode } from '#core/identity/account/auth-mode.ts'

/** What a form that registers has in it for Google as well. */
const TAKEN_ALONG = ['tier', 'annual', 'referralCode'] as const

export type TakenAlong = Readonly<Record<(typeof TAKEN_ALONG)[number], string | undefined>>

/**
 * Goes to Google by a post, so that no other site's link can start it. A plain form: the answer is another site. On the
 * register side the plan and the code of the form beside it go along. `beside` is that form's id, for a button that stands
 * behind it: without scripts it sends that form, whose own button is the first and so the one that Enter presses. `taken` is
 * what was in the form when it was last sent, for a button that stands before it.
 */
export function GoogleButton({
  mode,
  label,
  redirectTo,
  remember = false,
  beside,
  taken,
}: {
  mode: AuthMode
  label?: string
  redirectTo?: string | null
  remember?: boolean
  beside?: string | undefined
  taken?: TakenAlong | undefined
}) {
  const wish = new URLSearchParams({
    mode,
    ...(redirectTo ? { redirectTo } : {}),
    ...(remember ? { remember: 'on' } : {}),
  })
  const action = `/auth/google?${wish}`
  const ofBeside = { form: beside, formAction: action, formNoValidate: true, onClick: sendOwnForm }
  return (
    <form method="post" action={action} className="grid gap-2" onSubmit={takeAlong}>
      {mode === 'sign-up'
        ? TAKEN_ALONG.map(name => <input key={name} type="hidden" name={name} defaultValue={taken?.[name]} />)
        : null}
      <Button size="lg" block icon={<GoogleMark />} {...(beside ? ofBeside : {})}>
        {label ?? (mode === 'sign-up' ? 'Sign up with Google' : 'Sign in with Google')}
      </Button>
      {label ? null : (
        <p className="text-sm text-ink-soft">
          By continuing, you confirm you’re 18 or over and accept the terms of service.
        </p>
      )}
    </form>
  )
}

/** With scripts nothing but what Google's way needs is sent: no name, no password. */
function sendOwnForm(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}

function takeAlong({ currentTarget }: FormEvent<HTMLFormElement>) {
  const beside = document.querySelector<HTMLFormElement>('#register, #magic-register')
  if (!beside) return
  const chosen = new FormData(beside)
  for (const name of TAKEN_ALONG) {
    const field = currentTarget.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = String(chosen.get(name) ?? '')
  }
}

/** Google's letter in Google's colours, as its branding rules ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.2 13.2 0 0 1-19.7-6.9H4.3v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.3 13.3 0 0 1 0-8.4v-5.7H4.3a22 22 0 0 0 0 19.8l7.4-5.7z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.3 14.1l7.4 5.7A13.1 13.1 0 0 1 24 10.7z"
      />
    </svg>
  )
}
