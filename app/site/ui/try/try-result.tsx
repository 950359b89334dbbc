import { useEffect, useRef } from 'react'
import { ConcernList } from '#app/design/charts/concern-list.tsx'
import { MatchedText } from '#app/design/charts/matched-text.tsx'
import { ScoreDial } from '#app/design/charts/score-dial.tsx'
import { ScoreLimits } from '#app/design/charts/score-limits.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { TRY } from '#app/site/copy/try.ts'
import { ratedScores } from '#core/brand/alignment/rated-scores.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'

export interface TryResultProps {
  readonly post: string
  readonly voice: string
  readonly business: string
  readonly alignment: ContentAlignment
}

/** The score of a visitor's post, the places that counted with their reasons, and what would raise it. */
export function TryResult({ post, voice, business, alignment }: TryResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was sent stands below; whoever pressed the button is brought to what came of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => heading.current?.focus(), [alignment])
  const isTold = alignment.certainty === 'told'
  return (
    <section aria-labelledby="try-result" className="grid gap-6">
      <h2 id="try-result" ref={heading} tabIndex={-1} className="text-3xl">
        {alignmentGuidance(alignment)}
      </h2>
      {/* The landing page's hero takes these two parts of the answer (try-hero.island.ts). */}
      <div data-try-score>
        <ScoreDial
          label={TRY.result}
          overall={isTold ? alignment.overall : null}
          scores={ratedScores(alignment)}
        />
      </div>
      <ConcernList text={post} concerns={alignment.concerns} />
      <ScoreLimits />
      <Card className="grid gap-3">
        <h3 className="text-xl">{TRY.marks}</h3>
        {alignment.matches.length === 0 ? <p className="text-ink-soft">{TRY.noMarks}</p> : null}
        <div data-try-marks>
          <MatchedText text={post} matches={alignment.matches} />
        </div>
      </Card>
      {isTold && alignment.suggestions.length > 0 ? (
        <Card className="grid gap-3">
          <h3 className="text-xl">{TRY.improve}</h3>
          <ul className="grid gap-2">
            {alignment.suggestions.map(suggestion => (
              <li key={suggestion} className="border-l-2 border-ember pl-3">
                {suggestion}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <div className="grid justify-items-start gap-3 rounded-lg bg-ember-soft p-6">
        <h3 className="text-xl">{TRY.next.title}</h3>
        <p className="text-ink-soft">{TRY.next.text}</p>
        {/* What was tried comes along to the first post. */}
        <form method="post" action="/try/start">
          {Object.entries({ business, voice, post }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button variant="primary">{TRY.next.action}</Button>
        </form>
      </div>
    </section>
  )
}
