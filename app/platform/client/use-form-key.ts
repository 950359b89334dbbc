import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { type PressedButton, usePending } from '#app/platform/forms/use-pending.ts'

/**
 * The key of a form that is sent more than once, such as one for comments: the newest of the loader once what was sent
 * has been taken, which empties the form; the same until then, however often the page is brought up to date, so that
 * nothing typed is lost and no press on its button misses. With `button`, only what is sent by that button counts.
 * `isRefused` says that it came back by an address instead of an answer.
 */
export function useFormKey(newest: string, button?: PressedButton, isRefused = false): string {
  const [key, setKey] = useState(newest)
  const isPending = usePending(button)
  const cameBack = useActionData() !== undefined || isRefused
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && !cameBack) setKey(newest)
    wasPending.current = isPending
  }, [isPending, cameBack, newest])
  return key
}
