import { memo } from 'react'
import { MatchLegend } from '#app/design/charts/match-look.tsx'
import { MatchReasons } from '#app/design/charts/match-reasons.tsx'
import { MatchedText } from '#app/design/charts/matched-text.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import { CheckFirst } from '../check-first.tsx'
import type { ScoredText } from '../use-live-alignment.ts'

/**
 * The marks as a list, for keyboard and screen reader; the words of each are pressed to see them in the text. Without
 * scripts, where the text area has no marks, the text stands here with them once it was checked: they weigh as much as
 * half a page, and most who open a post have scripts and need neither.
 */
export const WhatCounts = memo(function WhatCounts(props: {
  scored: ScoredText
  isChecked: boolean
  onShow: (match: AlignmentMatch) => void
}) {
  const { scored, isChecked, onShow } = props
  const { text, alignment } = scored
  const isHydrated = useHydrated()
  if (!alignment || alignment.matches.length === 0) return null
  return (
    <section aria-labelledby="hits" className="grid gap-3">
      <h2 id="hits" className="text-xl">
        What counts in your text
      </h2>
      {isHydrated ? (
        <MatchLegend matches={alignment.matches} />
      ) : isChecked ? (
        <noscript>
          <MatchedText text={text} matches={alignment.matches} reasonsHidden />
        </noscript>
      ) : null}
      <MatchReasons
        text={text}
        matches={alignment.matches}
        onShow={isHydrated ? onShow : undefined}
        later={isChecked ? undefined : <CheckFirst />}
      />
    </section>
  )
})
