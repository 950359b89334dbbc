import { createContext, type ReactNode, use, useId } from 'react'
import type { Folds } from '#core/shared/folds-address.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useOpened } from '../use-opened.ts'

/** Which page the folds below it belong to; without it each has its inside from the start. */
export const LaterFolds = createContext<Folds | null>(null)

export interface LaterFoldProps {
  label: ReactNode
  /** Where a link or a tutorial may lead. */
  anchor?: string
  className?: string
  /** Look of the line that opens it. */
  openerClass?: string
  /** Open from the start, as for a form that came back. */
  open?: boolean
  /** Scripts draw it before it is opened: it is printed. */
  isPrinted?: boolean
  children: ReactNode
}

/**
 * A fold whose inside the page does not bring: what few open was a third of some pages. With scripts it is drawn from what the
 * page has when the fold is opened; without, a link in it leads to the page with all its folds.
 */
export function LaterFold(props: LaterFoldProps) {
  const { label, anchor, className, openerClass, open = false, isPrinted = false, children } = props
  const folds = use(LaterFolds)
  const ownId = useId()
  const id = anchor ?? ownId
  const isHydrated = useHydrated()
  const [wasOpened, opening] = useOpened()
  const isShown = open || folds?.areShown === true
  const isDrawn = folds === null || isShown || (isHydrated && (wasOpened || isPrinted))
  return (
    <details id={folds ? id : anchor} className={className} open={isShown} {...opening}>
      <summary className={openerClass}>{label}</summary>
      {isDrawn ? (
        children
      ) : (
        <noscript>
          <a href={`${folds.to}#${id}`}>Show</a>
        </noscript>
      )}
    </details>
  )
}
