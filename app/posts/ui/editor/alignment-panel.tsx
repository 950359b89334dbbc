import { ConcernList } from '#app/design/charts/concern-list.tsx'
import { DimensionBars } from '#app/design/charts/dimension-bars.tsx'
import { type DimensionScores, ScoreDial } from '#app/design/charts/score-dial.tsx'
import { ScoreLimits } from '#app/design/charts/score-limits.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { POST_TEXTS } from '#app/posts/copy/posts.ts'
import { ratedScores } from '#core/brand/alignment/rated-scores.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'
import { CheckFirst } from './check-first.tsx'

export interface AlignmentPanelProps {
  /** Null while there is no text. */
  readonly alignment: ContentAlignment | null
  /** The text that was scored, to quote from. */
  readonly text: string
  /** Where the text stood when it was opened; null before there was something to measure. */
  readonly before: DimensionScores | null
  /** 0 to 5 foundation fields. */
  readonly foundationFilled: number
  /** The text was just checked: without scripts everything is to be seen. */
  readonly isChecked: boolean
}

/** How much the text sounds like the brand: overall, four dimensions with their movement, and what would help. */
export function AlignmentPanel({
  alignment,
  text,
  before,
  foundationFilled,
  isChecked,
}: AlignmentPanelProps) {
  const shown = ratedScores(alignment)
  const told = alignment?.certainty === 'told' ? alignment : null
  return (
    <section aria-labelledby="alignment" className="grid gap-5">
      <h2 id="alignment" className="text-xl">
        Does it sound like you?
      </h2>
      {foundationFilled === 0 ? (
        <Notice tone="ember" action={<TextLink to="/app/clarify">Tell us about your brand</TextLink>}>
          {POST_TEXTS.noFoundation}
        </Notice>
      ) : null}
      <ScoreDial
        label="This post"
        overall={told?.overall ?? null}
        scores={shown}
        compact
        isBesideBars={told !== null}
      />
      <p className="text-center text-ink-soft" role="status">
        <span data-testid="alignment-overall" className="sr-only">
          {told ? `${told.overall} out of 100. ` : ''}
        </span>
        {alignment ? alignmentGuidance(alignment) : 'Start writing to see your score.'}
      </p>
      {told ? <DimensionBars label="This post" scores={shown} before={before} /> : null}
      {alignment ? <ConcernList text={text} concerns={alignment.concerns} /> : null}
      {told && told.suggestions.length > 0 ? (
        <div className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg">How to improve it</h3>
          <ul className="grid gap-2 text-sm">
            {told.suggestions.map(suggestion => (
              <li key={suggestion} className="border-l-2 border-ember pl-3">
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ScoreLimits later={isChecked ? undefined : <CheckFirst />} />
      {foundationFilled > 0 && foundationFilled < 5 ? (
        <p className="border-t border-line pt-4 text-sm text-ink-soft">
          {POST_TEXTS.someFoundation} <TextLink to="/app/clarify">Complete your brand</TextLink>
        </p>
      ) : null}
    </section>
  )
}
