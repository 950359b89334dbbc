import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

/** Tells the server once that the news of this page were seen, if there are any. */
export function useNewsRead(hasNews: boolean): void {
  const fetcher = useFetcher()
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasNews || isTold.current) return
    isTold.current = true
    void fetcher.submit(null, { method: 'post' })
  }, [hasNews, fetcher])
}
