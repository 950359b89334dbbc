import type { ReactNode } from 'react'

/** What else can be done with the numbers of a page, at its end and out of the way of reading. */
export function ToolsPart({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Tools" className="grid gap-4 border-t border-line py-8 text-sm print:hidden">
      {children}
    </section>
  )
}
