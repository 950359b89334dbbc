import { useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import type { Measure } from '#core/posts/editor.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** What texts are scored by, fetched when the page has come to rest; null until then, and where it does not arrive. */
export function useMeasure(postId: string | null): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null)
  useEffect(() => {
    let isWanted = true
    const fetchIt = async () => {
      const response = await fetch(`/app/create/measure${listQuery({ post: postId })}`)
      const fetched: Measure | null = response.ok ? await response.json() : null
      if (isWanted && fetched) setMeasure(fetched)
    }
    // Should it not arrive, "Check my post" still does the same on the server.
    const callOff = whenIdle(() => void fetchIt().catch(() => {}))
    return () => {
      isWanted = false
      callOff()
    }
  }, [postId])
  return measure
}
