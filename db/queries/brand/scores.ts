import { BRAND_SCORE_RULES, type ScoreSource } from '#core/brand/score/rules.ts'
import type { BrandScoreBreakdown } from '#core/brand/score/score-brand.ts'
import type { Sql, SqlPart } from '../../client.ts'
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

/**
 * One column of many rows, taken apart by PostgreSQL: of an array the driver looks into each value for what has to be escaped,
 * which is a tenth of the time that scoring everybody takes. For what has no line break in it.
 */
function column(sql: Sql, values: readonly (string | number | Date | null)[]): SqlPart {
  const lines = values.map(value => (value instanceof Date ? value.toISOString() : (value ?? '')))
  return sql`string_to_array(${lines.join('\n')}, chr(10), '')`
}

/**
 * Stores scores of many users at once; a row is touched only when a value differs. With `until`, one for each score, nobody
 * has to look at them again before then (null: ever) unless what they are made of changes. Answers how many were written.
 */
export async function upsertBrandScores(
  sql: Sql,
  input: { scores: readonly NewBrandScore[]; now: Date; until?: readonly (Date | null)[] },
): Promise<number> {
  const { scores, now, until } = input
  const of = (key: Exclude<keyof NewBrandScore, 'breakdown'>) =>
    column(
      sql,
      scores.map(score => score[key]),
    )
  const breakdowns = scores.map(({ breakdown }) => JSON.stringify(breakdown))
  const rows = await sql`
    insert into brand_scores as s (
      user_id, overall, voice, "values", audience, emotion, data_source, confidence, breakdown, computed_at,
      settled_rules, settled_for, settled_at
    )
    select user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown::jsonb, ${now},
      ${until ? sql`${BRAND_SCORE_RULES}::smallint, tstzrange(${now}, until), clock_timestamp()` : sql`null, null, null`}
    from unnest(
      ${of('userId')}::uuid[], ${of('overall')}::smallint[], ${of('voice')}::smallint[], ${of('values')}::smallint[],
      ${of('audience')}::smallint[], ${of('emotion')}::smallint[], ${of('dataSource')},
      ${of('confidence')}::smallint[], ${column(sql, breakdowns)}, ${column(sql, until ?? [])}::timestamptz[]
    ) as t (user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown, until)
    on conflict (user_id) do update set
      overall = excluded.overall, voice = excluded.voice, "values" = excluded."values", audience = excluded.audience,
      emotion = excluded.emotion, data_source = excluded.data_source, confidence = excluded.confidence,
      breakdown = excluded.breakdown, computed_at = excluded.computed_at,
      settled_rules = coalesce(excluded.settled_rules, s.settled_rules),
      settled_for = coalesce(excluded.settled_for, s.settled_for),
      settled_at = coalesce(excluded.settled_at, s.settled_at)
    where (s.overall, s.voice, s."values", s.audience, s.emotion, s.data_source, s.confidence, s.breakdown)
      is distinct from (
        excluded.overall, excluded.voice, excluded."values", excluded.audience, excluded.emotion,
        excluded.data_source, excluded.confidence, excluded.breakdown
      )
  `
  return rows.count
}

/** A score that is stored as it should be at `now`. */
export interface SettledScore {
  readonly userId: string
  /** When it last moved, as the database wrote it: one that has moved since is left alone. */
  readonly computedAt: string
  /** Until when; null for as long as what it is made of is the same. */
  readonly until: Date | null
}

/** Notes of scores that they are right, and until when. System role only. */
export async function settleBrandScores(
  sql: Sql,
  { scores, now }: { scores: readonly SettledScore[]; now: Date },
): Promise<void> {
  const of = (key: keyof SettledScore) =>
    column(
      sql,
      scores.map(score => score[key]),
    )
  await sql`
    update brand_scores s set
      settled_rules = ${BRAND_SCORE_RULES}, settled_for = tstzrange(${now}, t.until), settled_at = clock_timestamp()
    from unnest(
      ${of('userId')}::uuid[], ${of('computedAt')}::timestamptz[], ${of('until')}::timestamptz[]
    ) as t (user_id, computed_at, until)
    where s.user_id = t.user_id and s.computed_at = t.computed_at
  `
}

/**
 * Takes away marks whose changes are in the scores that the same transaction stores. One that somebody is just replacing
 * stays: its user is looked at once more. System role only.
 */
export async function deleteScoreMarks(sql: Sql, { marks }: { marks: readonly string[] }): Promise<void> {
  await sql`
    delete from brand_score_marks where id in (
      select id from brand_score_marks where id = any(${marks}::bigint[]) for update skip locked
    )
  `
}
