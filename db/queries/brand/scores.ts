import type { ScoreSource } from '#core/brand/score/rules.ts'
import type { BrandScoreBreakdown } from '#core/brand/score/score-brand.ts'
import type { Sql } from '../../client.ts'
import { instant, json, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const brandScoreShape = rowShape('brand_scores', {
  userId: uuid,
  overall: smallint,
  voice: smallint,
  values: smallint,
  audience: smallint,
  emotion: smallint,
  dataSource: text<ScoreSource>(),
  confidence: smallint,
  breakdown: json<BrandScoreBreakdown>(),
  computedAt: instant,
})

export type BrandScoreRow = RowOf<typeof brandScoreShape>

export type NewBrandScore = Omit<BrandScoreRow, 'computedAt'>

/** Stores scores of many users at once; a row is touched only when a value differs. Answers how many were written. */
export async function upsertBrandScores(
  sql: Sql,
  { scores, now }: { scores: readonly NewBrandScore[]; now: Date },
): Promise<number> {
  const of = <Key extends keyof NewBrandScore>(key: Key) => scores.map(score => score[key])
  const rows = await sql`
    insert into brand_scores as s (
      user_id, overall, voice, "values", audience, emotion, data_source, confidence, breakdown, computed_at
    )
    select user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown::jsonb, ${now}
    from unnest(
      ${of('userId')}::uuid[], ${of('overall')}::smallint[], ${of('voice')}::smallint[], ${of('values')}::smallint[],
      ${of('audience')}::smallint[], ${of('emotion')}::smallint[], ${of('dataSource')}::text[],
      ${of('confidence')}::smallint[], ${scores.map(score => JSON.stringify(score.breakdown))}::text[]
    ) as t (user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown)
    on conflict (user_id) do update set
      overall = excluded.overall, voice = excluded.voice, "values" = excluded."values", audience = excluded.audience,
      emotion = excluded.emotion, data_source = excluded.data_source, confidence = excluded.confidence,
      breakdown = excluded.breakdown, computed_at = excluded.computed_at
    where (s.overall, s.voice, s."values", s.audience, s.emotion, s.data_source, s.confidence, s.breakdown)
      is distinct from (
        excluded.overall, excluded.voice, excluded."values", excluded.audience, excluded.emotion,
        excluded.data_source, excluded.confidence, excluded.breakdown
      )
  `
  return rows.count
}
