import { type ReactNode, useId } from 'react'
import { Card, type CardProps } from './card.tsx'
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx'

export interface PanelProps
  extends Pick<SectionHeadingProps, 'title' | 'eyebrow' | 'description' | 'actions'> {
  look?: CardProps['look']
  children: ReactNode
  className?: string
  /** Where a link or a tutorial may lead. */
  anchor?: string
}

/** A titled section on its own sheet; a landmark named by its title. */
export function Panel({ look, children, className, anchor, ...heading }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" id={anchor} look={look} aria-labelledby={id} className={className}>
      <div className="grid gap-5">
        <SectionHeading {...heading} id={id} level={2} />
        {children}
      </div>
    </Card>
  )
}
