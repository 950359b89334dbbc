import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import { carryMatches } from '#core/brand/alignment/carry-matches.ts'
import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import type { WeighedWords } from '#core/posts/checks/weigh-words.ts'
import type { Measure } from '#core/posts/editor.ts'
import type { ScoredText } from '../use-live-alignment.ts'

/** What is said beside words that were pressed. */
export interface PressedWords {
  /** The text they stand in. */
  readonly text: string
  readonly matches: readonly AlignmentMatch[]
  /** Whether the note takes the focus: where the words were pressed outside of the text. */
  readonly takesFocus: boolean
  /** Null until their points are known. */
  readonly weighed: WeighedWords | null
}

export interface Ink {
  readonly pressed: PressedWords | null
  /** The caret was put somewhere: opens the note of the words there, or closes it. */
  readonly press: (text: string, caret: number) => void
  /** Opens the note of one place of the scored text. */
  readonly show: (text: string, match: AlignmentMatch) => void
  readonly close: () => void
}

/** The note beside marked words: opened by a press, and weighed in an idle moment after it is seen. */
export function useInk(
  scored: ScoredText,
  weighing: { measure: Measure | null; off: readonly string[] },
): Ink {
  const { measure, off } = weighing
  const [pressed, setPressed] = useState<PressedWords | null>(null)
  const { text = '', matches, weighed } = pressed ?? {}

  useEffect(() => {
    if (!matches || weighed || !measure) return
    const { foundation, history } = measure
    return whenIdle(() => {
      // Should the file not arrive, the note has its reasons and no points.
      import('#core/posts/checks/weigh-words.ts').then(
        ({ weighWords }) => {
          const found = weighWords(text, matches, { foundation, history, off })
          setPressed(now => (now?.matches === matches ? { ...now, weighed: found } : now))
        },
        () => {},
      )
    })
  }, [text, matches, weighed, measure, off])

  const press = useCallback(
    (now: string, caret: number) =>
      setPressed(wordsIn(scored, now, false, ({ start, end }) => start <= caret && caret <= end)),
    [scored],
  )
  const show = useCallback(
    (now: string, { start, end }: AlignmentMatch) =>
      setPressed(wordsIn(scored, now, true, match => match.start < end && match.end > start)),
    [scored],
  )
  const close = useCallback(() => setPressed(null), [])
  return { pressed, press, show, close }
}

function wordsIn(
  { text, alignment }: ScoredText,
  now: string,
  takesFocus: boolean,
  isMeant: (match: AlignmentMatch) => boolean,
): PressedWords | null {
  const matches = carryMatches(text, alignment?.matches ?? [], now).filter(isMeant)
  return matches.length === 0 ? null : { text: now, matches, takesFocus, weighed: null }
}
