import type { ReactNode } from 'react'
import { MailCheck } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'

/** After registering or asking for a magic link: what happens next, and the way back, which empties the form. */
export function SuccessPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5" aria-label={title}>
      <div className="flex items-start gap-3 rounded-md bg-success-soft px-4 py-3.5">
        <MailCheck size={22} aria-hidden className="mt-0.5 shrink-0 text-success" />
        <div className="grid gap-1">
          <h2 className="text-xl">{title}</h2>
          <div className="text-ink-soft">{children}</div>
        </div>
      </div>
      <ButtonLink to="/auth" block>
        Back to Sign In
      </ButtonLink>
    </section>
  )
}
