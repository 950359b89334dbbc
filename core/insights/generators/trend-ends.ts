import type { BrandScoreTrend } from '../../brand/score/trend.ts'

/** The first measured score of a trend and today's; null while nothing is measured today, whatever was before. */
export function trendEnds({
  points,
}: BrandScoreTrend): { readonly from: number; readonly to: number } | null {
  const from = points.find(point => point.overall !== null)?.overall ?? null
  const to = points.at(-1)?.overall ?? null
  return from === null || to === null ? null : { from, to }
}
