import { useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import type { scoreContent } from '#core/brand/alignment/score-content.ts'
import type { Measure } from '#core/posts/editor.ts'
import { listQuery } from '#core/shared/list-address.ts'

export interface Scorer extends Measure {
  readonly score: typeof scoreContent
}

/**
 * The scorer and what it scores by, fetched when the page has come to rest; null until both are there, and where one does
 * not arrive. They come together, so that the page is drawn once for them.
 */
export function useScorer(postId: string | null): Scorer | null {
  const [scorer, setScorer] = useState<Scorer | null>(null)
  useEffect(() => {
    let isWanted = true
    const fetchBoth = async () => {
      const [{ scoreContent: score }, measure] = await Promise.all([
        import('#core/brand/alignment/score-content.ts'),
        fetchMeasure(postId),
      ])
      if (isWanted && measure) setScorer({ score, ...measure })
    }
    // Should they not arrive, "Check my post" still does the same on the server.
    const callOff = whenIdle(() => void fetchBoth().catch(() => {}))
    return () => {
      isWanted = false
      callOff()
    }
  }, [postId])
  return scorer
}

async function fetchMeasure(postId: string | null): Promise<Measure | null> {
  const response = await fetch(`/app/create/measure${listQuery({ post: postId })}`)
  return response.ok ? ((await response.json()) as Measure) : null
}
