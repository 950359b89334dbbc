import { type ReactNode, useId } from 'react'
import { SectionHeading, type SectionHeadingProps } from '#app/design/primitives/surface/section-heading.tsx'

export interface SectionProps
  extends Pick<SectionHeadingProps, 'title' | 'eyebrow' | 'description' | 'actions'> {
  /** Where a link may lead. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A titled part of the page under a hairline; a landmark named by its title. */
export function Section({ anchor, children, ...heading }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="ruled-part">
      <SectionHeading {...heading} id={id} />
      {children}
    </section>
  )
}
