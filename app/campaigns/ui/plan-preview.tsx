import { PLAN_TEXTS } from '#app/campaigns/copy.ts'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PIECE_ROLE_TEXTS } from '#core/campaigns/recipes.ts'
import { PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText, type PlannedPostView } from './campaign-views.ts'

/** What the answers would be laid out as: each post with its day, its part and its draft. */
export function PlanPreview(props: {
  name: string
  pieces: readonly PlannedPostView[]
  leftOut: readonly { readonly brief: string; readonly reason: 'past' | 'week_full' }[]
}) {
  const { name, pieces, leftOut } = props
  return (
    <section id="preview" aria-labelledby="preview-title" className="grid scroll-mt-20 gap-5">
      <h2 id="preview-title" className="text-2xl">
        {name}
      </h2>
      <p className="text-ink-soft">{PLAN_TEXTS.preview}</p>
      {leftOut.length > 0 ? (
        <Notice tone="warning" title={`${leftOut.length} of its posts found no place`}>
          <ul className="list-disc pl-5">
            {leftOut.map(({ brief, reason }) => (
              <li key={brief}>
                {brief}: {PLAN_TEXTS.leftOut[reason]}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ol className="grid gap-5">
        {pieces.map(piece => (
          <li
            key={`${piece.step} ${piece.platform}`}
            className="grid gap-1 border-l-2 border-line-strong pl-4"
          >
            <p className="text-sm text-ink-soft tabular-nums">
              <time dateTime={piece.day}>{dayText(piece.day)}</time>, {minuteText(piece.minute)} ·{' '}
              {PLATFORMS[piece.platform].name} ·{' '}
              <span className="font-semibold text-ink">{PIECE_ROLE_TEXTS[piece.role].label}</span>
            </p>
            <p className="font-medium">{piece.brief}</p>
            <p className="whitespace-pre-line text-ink-soft">{piece.body}</p>
            {piece.storyTitle ? <p className="text-sm text-ink-soft">Story: {piece.storyTitle}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
