import { useEffect, useRef, useState } from 'react'

/**
 * The key of a form that is sent more than once, such as one for comments: the newest of the loader once what was sent
 * has been taken, which empties the form; the same until then, however often the page is brought up to date, so that
 * nothing typed is lost. `isPending` while it is on its way, `isRefused` when it came back.
 */
export function useFormKey(
  newest: string,
  { isPending, isRefused }: { isPending: boolean; isRefused: boolean },
): string {
  const [key, setKey] = useState(newest)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && !isRefused) setKey(newest)
    wasPending.current = isPending
  }, [isPending, isRefused, newest])
  return key
}
