import { useLayoutEffect, useRef } from 'react'
import { DimensionName } from '#app/design/charts/dimension-name.tsx'
import { EFFECTS, EffectSign } from '#app/design/charts/match-look.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import type { WordSwap } from '#core/posts/checks/weigh-words.ts'
import type { PressedWords } from './use-ink.ts'

export interface InkNoteProps {
  readonly pressed: PressedWords
  readonly canSwap: boolean
  /** Puts the note beside its words. */
  readonly onPlace: (note: HTMLElement) => void
  readonly onSwap: (swap: WordSwap) => void
  readonly onClose: () => void
}

/** What marked words do to the score, and a plainer wording where there is one. */
export function InkNote({ pressed, canSwap, onPlace, onSwap, onClose }: InkNoteProps) {
  const { text, matches, weighed } = pressed
  const noteRef = useRef<HTMLDivElement>(null)
  const placeRef = useRef(onPlace)
  placeRef.current = onPlace
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note is placed anew when it says something else or more
  useLayoutEffect(() => {
    const note = noteRef.current
    if (!note) return
    placeRef.current(note)
    note.scrollIntoView({ block: 'nearest' })
  }, [matches, weighed])
  useLayoutEffect(() => {
    if (matches.length > 0 && pressed.takesFocus) noteRef.current?.focus({ preventScroll: true })
  }, [matches, pressed.takesFocus])
  const [start, end] = [
    Math.min(...matches.map(match => match.start)),
    Math.max(...matches.map(match => match.end)),
  ]
  const words = `“${text.slice(start, end)}”`
  const swap = canSwap ? weighed?.swap : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions; this is a note
    <div
      ref={noteRef}
      role="group"
      aria-label={`About ${words}`}
      tabIndex={-1}
      className="ink-note"
      // The caret stays where it is, so that one can write on.
      onPointerDown={event => event.preventDefault()}
    >
      <ul className="grid gap-1.5">
        {matches.map((match, at) => {
          const points = weighed?.weights[at]?.points ?? null
          return (
            <li key={`${match.dimension}${match.start}`}>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span>
                  <EffectSign effect={match.effect} /> {EFFECTS[match.effect].label}
                </span>
                <DimensionName dimension={match.dimension} />
                {points === null ? null : (
                  <span className="ml-auto font-semibold tabular-nums">{pointsText(points)}</span>
                )}
              </span>
              <span className="text-ink-soft">{match.why}</span>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap items-center gap-2">
        {swap ? (
          <>
            <Button type="button" size="sm" onClick={() => onSwap(swap)}>
              {swap.instead.trim() === '' ? 'Take it out' : `Use “${swap.instead.trim()}”`}
            </Button>
            {swap.before !== null && swap.after !== null && swap.after > swap.before ? (
              <span className="tabular-nums">
                Score {swap.before} to {swap.after}
              </span>
            ) : null}
          </>
        ) : null}
        <Button type="button" size="sm" variant="quiet" className="-mr-2 ml-auto" onClick={onClose}>
          Close
        </Button>
      </p>
    </div>
  )
}

function pointsText(points: number): string {
  const count = Math.abs(points)
  return `${points > 0 ? '+' : '−'}${count} ${count === 1 ? 'point' : 'points'}`
}
