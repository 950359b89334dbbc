import { useCallback, useEffect, useRef } from 'react'
import { isMoving, rereadPage, whenSettled } from './page-moves.ts'

/** Reads the page's data anew, but never while a page or a form is on its way: that would be asked for twice. */
export function useReread(): () => void {
  const isWanted = useRef(false)
  useEffect(
    () =>
      whenSettled(() => {
        if (!isWanted.current) return
        isWanted.current = false
        rereadPage()
      }),
    [],
  )
  return useCallback(() => {
    if (isMoving()) isWanted.current = true
    else rereadPage()
  }, [])
}
