import type { ReactNode } from 'react'

export interface PageIntroProps {
  eyebrow?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** The head of a public page: what it is about, and why one would read on. */
export function PageIntro({ eyebrow, title, lead, children }: PageIntroProps) {
  return (
    <div className="grid max-w-3xl gap-4">
      {eyebrow ? <p className="font-semibold text-ember">{eyebrow}</p> : null}
      <h1 className="text-4xl">{title}</h1>
      {lead ? <p className="text-lg text-ink-soft">{lead}</p> : null}
      {children}
    </div>
  )
}
