import type { ReactNode } from 'react'

export interface SectionHeadingProps {
  title: ReactNode
  /** A few words above the title that place it, e.g. 'This week'. */
  eyebrow?: ReactNode
  description?: ReactNode
  /** Links or one button at the right. */
  actions?: ReactNode
  level?: 2 | 3
  id?: string
}

/** The head of a section: title, a line of context, and what can be done. */
export function SectionHeading({ title, eyebrow, description, actions, level = 2, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        {eyebrow ? <p className="text-sm font-semibold text-ember">{eyebrow}</p> : null}
        <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-xl'}>
          {title}
        </Heading>
        {description ? <p className="max-w-prose text-ink-soft">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5">{actions}</div> : null}
    </div>
  )
}

/** The head of a page: its one h1. */
export function PageHeading({ title, eyebrow, description, actions }: Omit<SectionHeadingProps, 'level'>) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-2">
        {eyebrow ? <p className="text-sm font-semibold text-ember">{eyebrow}</p> : null}
        <h1 className="text-3xl">{title}</h1>
        {description ? <p className="max-w-prose text-lg text-ink-soft">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5">{actions}</div> : null}
    </div>
  )
}
