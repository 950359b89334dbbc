import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import type { scoreContent } from '#core/brand/alignment/score-content.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import type { Measure } from '#core/posts/editor.ts'

/** Milliseconds of rest after a key before the score follows. */
const REST_MS = 160

export interface ScoredText {
  readonly text: string
  /** Null while there is no text. */
  readonly alignment: ContentAlignment | null
}

/**
 * Scores a text in the browser while it is written: the scorer is fetched when the page has come to rest, and runs in
 * idle moments, so that no key waits for it. Until then, and without scripts, `start` stands.
 */
export function useLiveAlignment(input: {
  text: string
  /** Null until it has been fetched. */
  measure: Measure | null
  start: ScoredText
}): ScoredText {
  const { text, measure, start } = input
  const [score, setScore] = useState<typeof scoreContent | null>(null)
  const [scored, setScored] = useState(start)

  useEffect(
    () =>
      whenIdle(() => {
        // Should the file not arrive, "Check my post" still does the same on the server.
        import('#core/brand/alignment/score-content.ts').then(
          file => setScore(() => file.scoreContent),
          () => {},
        )
      }),
    [],
  )

  useEffect(() => {
    if (!score || !measure || text === scored.text) return
    const { foundation, history } = measure
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
  }, [score, text, scored.text, measure])

  return scored
}
