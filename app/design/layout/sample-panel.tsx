import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import { MatchedText } from '../charts/matched-text.tsx'
import { ScoreDial } from '../charts/score-dial.tsx'
import { Badge } from '../primitives/feedback/badge.tsx'

/** A made-up founder's post, to show the product's own face where a stock picture would stand. */
const text =
  'Last week a client told me she had stopped apologising for her prices. We didn’t change a single number. We changed the first line on her website, and then she believed it.'

const sampleMatches: readonly (Pick<AlignmentMatch, 'dimension' | 'why'> & { words: string })[] = [
  { dimension: 'audience', words: 'a client told me', why: 'about the people you help' },
  { dimension: 'emotion', words: 'stopped apologising', why: 'the relief you want to spark' },
  {
    dimension: 'voice',
    words: 'We didn’t change a single number.',
    why: 'short and plain, the way you speak',
  },
  { dimension: 'values', words: 'she believed it', why: 'your value “confidence”' },
]

const matches = sampleMatches.map(({ words, ...rest }) => ({
  ...rest,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
}))

/** A sample post with its score: what the workspace looks like, on a calm page of the notebook. */
export function SamplePanel() {
  return (
    <div className="grid w-full max-w-md gap-4">
      <div className="rounded-lg border border-line bg-raised p-6 shadow-far">
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="font-semibold">Draft for Thursday</p>
          <Badge tone="success">Sounds like you</Badge>
        </div>
        <MatchedText text={text} matches={matches} reasonsHidden />
      </div>
      <div className="ml-6 rounded-lg border border-line bg-raised p-6 shadow-far">
        <ScoreDial
          label="This post"
          overall={84}
          scores={{ voice: 88, values: 81, audience: 79, emotion: 86 }}
        />
      </div>
      <p className="text-sm text-ink-soft">A sample from a made-up brand.</p>
    </div>
  )
}
