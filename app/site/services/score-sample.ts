import { scoreContent } from '#core/brand/alignment/score-content.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { type TryScoreForm, tryFoundation } from '#core/site/try-score.ts'

/** A visitor's post measured against their few sentences, by the scorer of the workspace. Nothing is kept. */
export function scoreSample(form: TryScoreForm): ContentAlignment {
  return scoreContent(form.post, tryFoundation(form))
}
