import type { ReactNode } from 'react'
import { classNames } from '#app/design/primitives/class-names.ts'

export interface SiteSectionProps {
  id?: string
  title: string
  lead?: string
  /** 'sunk' sets it apart from its neighbours. */
  ground?: 'paper' | 'sunk'
  children: ReactNode
}

/** One section of a public page: a heading, a line, and what it has to show. */
export function SiteSection({ id, title, lead, ground = 'paper', children }: SiteSectionProps) {
  return (
    <section id={id} className={classNames(ground === 'sunk' && 'border-y border-line bg-sunk')}>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-5 py-14 sm:py-20">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-3xl">{title}</h2>
          {lead ? <p className="text-lg text-ink-soft">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
