import type { BrandHearth } from '../../brand/hearth/brand-hearth.ts'
import { hearthSeed } from '../../brand/hearth/draw-hearth.ts'
import type { QuizPoints } from './rubric.ts'
import type { QuizAnswers, QuizField } from './steps.ts'

type Earned = Pick<QuizPoints, 'field' | 'points' | 'outOf'>

/** The fire of a brand that is only known from the quiz: each tongue as high as the answers behind it are clear. */
export function quizHearth(
  { business_type: trade = '', target_audience: audience = '', unique_value: value = '' }: QuizAnswers,
  points: readonly Earned[],
): BrandHearth {
  const clear = (...fields: readonly QuizField[]) => {
    const asked = points.filter(({ field }) => fields.includes(field))
    const most = asked.reduce((sum, { outOf }) => sum + outOf, 0)
    return most === 0 ? 0 : asked.reduce((sum, { points: earned }) => sum + earned, 0) / most
  }
  return {
    seed: hearthSeed([trade, audience, value]),
    heights: {
      voice: clear('content_struggle', 'marketing_channels'),
      values: clear('unique_value'),
      audience: clear('target_audience'),
      emotion: clear('biggest_challenge', 'business_goals', 'success_metrics'),
    },
  }
}
