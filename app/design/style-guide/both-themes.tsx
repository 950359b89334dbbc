import type { ReactNode } from 'react'

export type GuideTheme = 'light' | 'dark'

export interface BothThemesProps {
  title: string
  /** When to use what is shown. */
  note?: ReactNode
  /** Rendered once in each theme; put the theme into field names, so that the two copies stay apart. */
  children: (theme: GuideTheme) => ReactNode
  /** One under the other, for what needs the width. */
  stacked?: boolean
}

/** A chapter of the style guide, shown in the light and in the dark theme. */
export function BothThemes({ title, note, children, stacked }: BothThemesProps) {
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        {note ? <p className="max-w-prose text-ink-soft">{note}</p> : null}
      </div>
      <div className={stacked ? 'grid gap-4' : 'grid gap-4 lg:grid-cols-2'}>
        {(['light', 'dark'] as const).map(theme => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 content-start gap-5 rounded-lg border border-line bg-paper p-5 sm:p-7"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}
