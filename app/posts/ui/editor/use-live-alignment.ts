import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import type { Scorer } from './use-scorer.ts'

/** Milliseconds of rest after a key before the score follows. */
const REST_MS = 160

export interface ScoredText {
  readonly text: string
  /** Null while there is no text. */
  readonly alignment: ContentAlignment | null
}

/**
 * Scores a text in the browser while it is written, in idle moments, so that no key waits for it. Until the scorer is
 * there, and without scripts, `start` stands.
 */
export function useLiveAlignment(input: {
  text: string
  /** Null until it has been fetched. */
  scorer: Scorer | null
  start: ScoredText
}): ScoredText {
  const { text, scorer, start } = input
  const [scored, setScored] = useState(start)

  useEffect(() => {
    if (!scorer || text === scored.text) return
    const { score, foundation, history } = scorer
    let callOff = () => {}
    const rest = setTimeout(() => {
      callOff = whenIdle(() => {
        const alignment = text.trim() === '' ? null : score(text, foundation, history)
        startTransition(() => setScored({ text, alignment }))
      })
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      callOff()
    }
  }, [scorer, text, scored.text])

  return scored
}
