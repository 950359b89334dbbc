import type { ReactNode } from 'react'

/** Long text: articles, legal pages, help. Styles plain HTML elements inside it. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
