import { useEffect, useRef, useState } from 'react'
import { BEHAVIOUR_SECONDS, behaviourHints } from '#core/assistant/proactive/behaviour.ts'
import { PROACTIVE_TIMES } from '#core/assistant/proactive/suggestion.ts'

/** Where cards are asked for and answered. */
export const SUGGESTIONS = '/app/suggestions'

/** A card as a page shows it, and what the hints of the page depend on. */
export interface FrameSuggestion {
  readonly card: {
    readonly id: string
    readonly kind: string
    readonly message: string
    readonly reason: string
    readonly action: string
    /** The page it belongs to; null when it goes along. */
    readonly path: string | null
  } | null
  readonly posts: number
  readonly stories: number
}

/**
 * The card of a page: the one it came with, and whatever fits later. Asked every 60 s, and as soon as a look at the
 * time on the page, every 30 s, finds somebody stuck. A hidden tab asks nothing, and time does not pass there.
 */
export function useSuggestion(first: FrameSuggestion, path: string, query: string) {
  const [card, setCard] = useState(first.card)
  const counts = useRef(first)
  counts.current = first
  useEffect(() => setCard(first.card), [first.card])
  useEffect(() => {
    let isHere = true
    let seconds = 0
    let secondsSent = 0
    let asked = 0
    const ask = async () => {
      asked += 1
      const turn = asked
      const searchParams = new URLSearchParams({ path: path + query, seconds: String(seconds) })
      try {
        const response = await fetch(`${SUGGESTIONS}?${searchParams}`, { redirect: 'manual' })
        if (!response.ok || !isHere) return
        const next = (await response.json()) as FrameSuggestion
        // A late answer to an earlier question says what held before.
        if (isHere && turn === asked) setCard(next.card)
      } catch {
        // The next look asks again.
      }
    }
    const look = () => {
      if (document.hidden) return
      seconds += BEHAVIOUR_SECONDS.checkEvery
      const { posts, stories } = counts.current
      const stuck = behaviourHints({ page: path + query, timeOnCurrentPage: seconds, posts, stories }).length
      if (stuck > secondsSent || (seconds * 1000) % PROACTIVE_TIMES.checkEveryMs === 0) void ask()
      secondsSent = stuck
    }
    const timer = setInterval(look, BEHAVIOUR_SECONDS.checkEvery * 1000)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [path, query])
  const shown = card && (card.path === null || card.path === path) ? card : null
  return [shown, () => setCard(null)] as const
}
