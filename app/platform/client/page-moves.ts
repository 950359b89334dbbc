import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** What is known of the page's way to another one, or of a form's to the server: written by the root, once a change is drawn. */
const moves = { isMoving: false, reread: async (): Promise<void> => {} }
const waiting = new Set<() => void>()

/** For the root of the page: follows the router on behalf of those who must not be drawn anew for it. */
export function useWatchedMoves(): void {
  const isMoving = useNavigation().state !== 'idle'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    moves.reread = revalidate
    moves.isMoving = isMoving
    if (!isMoving) for (const onSettled of [...waiting]) onSettled()
  }, [isMoving, revalidate])
}

/** Whether another page or a form is on its way. */
export function isMoving(): boolean {
  return moves.isMoving
}

/** Reads the data of the page anew. */
export function rereadPage(): void {
  void moves.reread()
}

/** Calls `onSettled` each time that what was on its way has come, and is drawn. Returns the way to stop. */
export function whenSettled(onSettled: () => void): () => void {
  waiting.add(onSettled)
  return () => waiting.delete(onSettled)
}
