import { PAPERCLIPS_POST as post } from '#core/site/sample-scores.build.ts'
import { MatchedText } from '../charts/matched-text.tsx'
import { ScoreDial } from '../charts/score-dial.tsx'
import { Badge } from '../primitives/feedback/badge.tsx'

/** A made-up founder's post with the score it really gets, where a stock picture would stand. */
export function SamplePanel() {
  return (
    <div className="grid w-full max-w-md gap-4">
      <div className="rounded-lg border border-line bg-raised p-6 shadow-far">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">Draft for Thursday</p>
          <Badge tone="success">Sounds like you</Badge>
        </div>
        <MatchedText text={post.text} matches={post.matches} reasonsHidden />
      </div>
      <div className="ml-6 rounded-lg border border-line bg-raised p-6 shadow-far">
        <ScoreDial label="This post" overall={post.overall} scores={post} />
      </div>
      <p className="text-sm text-ink-soft">A sample from a made-up brand, scored by the product.</p>
    </div>
  )
}
