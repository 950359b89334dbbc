import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Follows the post of a form, known by a field that only it has: `isPosting` says whether it is on its way, and
 * `onSaved` is told what was sent once it has come to its end and was not refused.
 */
export function usePosted(
  form: { marker: string; isRefused: boolean; isPosting: RefObject<boolean> },
  onSaved: (sent: FormData) => void,
): void {
  const { marker, isRefused, isPosting } = form
  const { state, formData } = useNavigation()
  const sent = useRef<FormData | null>(null)
  const latest = useRef(onSaved)
  latest.current = onSaved
  useEffect(() => {
    if (formData?.has(marker)) sent.current = formData
    isPosting.current = sent.current !== null && state !== 'idle'
    if (isPosting.current || !sent.current) return
    const saved = sent.current
    sent.current = null
    if (!isRefused) latest.current(saved)
  }, [formData, isPosting, isRefused, marker, state])
}
