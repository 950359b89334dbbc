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
    <div className="section-head">
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <Heading id={id}>{title}</Heading>
        {description ? <p>{description}</p> : null}
      </div>
      {actions ? <div>{actions}</div> : null}
    </div>
  )
}

/** The head of a page: its one h1. */
export function PageHeading({ title, eyebrow, description, actions }: Omit<SectionHeadingProps, 'level'>) {
  return (
    <div className="section-head page-head">
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
      </div>
      {actions ? <div>{actions}</div> : null}
    </div>
  )
}
