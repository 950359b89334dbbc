import { startTransition, useEffect, useState } from 'react'
import { beginsAtTop } from './page-moves.ts'

/**
 * Whether what lies below the first screen is to be drawn. A page that was come to by a link shows its first screen at once
 * and the rest right after that picture: half of the time of a full page is spent on what nobody sees yet. Sent by
 * the server, and gone back to, it is whole from the beginning.
 */
export function useRestOfPage(): boolean {
  const [isDrawn, setDrawn] = useState(() => !beginsAtTop())
  useEffect(() => {
    if (isDrawn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame begins before its picture, and the task after it comes when that is made.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn])
  return isDrawn
}
