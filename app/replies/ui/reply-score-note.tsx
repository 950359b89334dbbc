import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UNTOLD_REASONS } from '#core/brand/alignment/certainty/reasons.ts'
import type { ReplyScoreView } from './reply-views.ts'

/** How much a text sounds like the brand, with what to change; or why that cannot be said. */
export function ReplyScoreNote({ score }: { score: ReplyScoreView }) {
  if (score.certainty !== 'told') return <Notice tone="info">{UNTOLD_REASONS[score.certainty]}</Notice>
  return (
    <Notice tone={score.overall >= 60 ? 'success' : 'info'} live="status">
      <p className="font-semibold tabular-nums">{score.overall} of 100 like your brand</p>
      {score.suggestions.length > 0 ? (
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
          {score.suggestions.map(suggestion => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
