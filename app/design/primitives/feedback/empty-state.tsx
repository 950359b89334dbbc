import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** Two sentences that teach: what will be here, and why it is worth having. */
  children: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** A worked example, shown faded: what the first entry could look like. */
  example?: ReactNode
  headingLevel?: 2 | 3
}

/** What stands where nothing is yet: it explains, shows an example and offers one action. */
export function EmptyState({ icon, title, children, action, example, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-dashed border-line-strong p-6 sm:p-8">
      {icon ? (
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-ember-soft text-ember-strong [&_svg]:size-5"
        >
          {icon}
        </span>
      ) : null}
      <div className="grid max-w-prose gap-2">
        <Heading className="text-2xl">{title}</Heading>
        <div className="text-ink-soft">{children}</div>
      </div>
      {example ? (
        <div className="w-full max-w-prose border-l-2 border-ember pl-4 font-display text-lg text-ink-soft italic">
          {example}
        </div>
      ) : null}
      {action}
    </div>
  )
}
