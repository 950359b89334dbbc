import { type RefObject, useEffect, useRef } from 'react'

/**
 * A row that scrolls sideways shows where one is as soon as the page stands: the current entry comes to its middle.
 * Only the row moves, never the page. `current` names the entry, so that another one is shown when it changes. Whoever goes
 * through the row by keyboard sees each entry whole: browsers leave one as it is of which a part is in sight.
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const entry = current === undefined ? null : row.current?.querySelector('[aria-current]')
    if (!row.current || !entry) return
    const [inner, outer] = [entry.getBoundingClientRect(), row.current.getBoundingClientRect()]
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [current])
  useEffect(() => {
    const entries = row.current
    if (!entries) return
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    entries.addEventListener('focusin', show)
    return () => entries.removeEventListener('focusin', show)
  }, [])
  return row
}
