import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Reads the page's data anew, but never while a page or a form is on its way: that would be asked for twice. */
export function useReread(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const isBusy = useRef(false)
  const isWanted = useRef(false)
  isBusy.current = state !== 'idle'
  useEffect(() => {
    if (state !== 'idle' || !isWanted.current) return
    isWanted.current = false
    void revalidate()
  }, [revalidate, state])
  return useCallback(() => {
    if (isBusy.current) isWanted.current = true
    else void revalidate()
  }, [revalidate])
}
