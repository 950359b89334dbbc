import type { BrandScoreInput } from '#core/brand/score/input.ts'
import { BRAND_SCORE_RULES, SCORE_LIMITS } from '#core/brand/score/rules.ts'
import { TREND_DAYS, type TrendInput } from '#core/brand/score/trend.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import type { NewBrandScore } from './scores.ts'

/** How many rows of each kind a trend reads at most: what its 30 days and the score before them can take in. */
const TREND_LIMITS = { checkins: 100, postScores: 1000, content: 220 } as const

/**
 * One user's history as the database packs it, newest first: far cheaper to read than a row for each entry. To be read by
 * `unpackHistory`.
 */
export interface PackedHistory {
  /** Pairs of alignment (0 to 10) and second since 1970. */
  checkins: string | null
  /** Pairs of overall score and second. */
  scores: string | null
  /** Five numbers for each piece: voice, values, audience, emotion, overall. */
  content: string | null
}

/**
 * The whole numbers in a text, `size` to a group; by hand, because there are a million of them. `make` gets the same
 * list each time and must not keep it.
 */
function groupsIn<Group>(
  packed: string | null,
  size: number,
  make: (numbers: readonly number[]) => Group,
): Group[] {
  const groups: Group[] = []
  if (packed === null) return groups
  const numbers: number[] = Array(size).fill(0)
  let at = 0
  let value = 0
  for (let i = 0; i <= packed.length; i += 1) {
    const digit = packed.charCodeAt(i) - 48
    if (digit >= 0) {
      value = value * 10 + digit
      continue
    }
    numbers[at] = value
    value = 0
    at += 1
    if (at === size) {
      groups.push(make(numbers))
      at = 0
    }
  }
  return groups
}

const dateOf = (second = 0) => new Date(second * 1000)

function scoresOf([voice = 0, values = 0, audience = 0, emotion = 0, overall = 0]: readonly number[]) {
  return { voice, values, audience, emotion, overall }
}

function unpackDated({ checkins, scores }: Pick<PackedHistory, 'checkins' | 'scores'>) {
  return {
    checkins: groupsIn(checkins, 2, ([alignment = 0, second]) => ({ alignment, createdAt: dateOf(second) })),
    postScores: groupsIn(scores, 2, ([overall = 0, second]) => ({ overall, createdAt: dateOf(second) })),
  }
}

/** The history as the rules read it. */
export function unpackHistory({ content, ...dated }: PackedHistory): BrandScoreInput {
  return { ...unpackDated(dated), content: groupsIn(content, 5, scoresOf) }
}

/** The five numbers of a piece in one text; a dimension that was not measured counts as the whole. */
function packedScores(sql: Sql) {
  return sql`concat_ws(' ',
    coalesce(alignment_voice, alignment_overall), coalesce(alignment_values, alignment_overall),
    coalesce(alignment_audience, alignment_overall), coalesce(alignment_emotion, alignment_overall),
    alignment_overall)`
}

/** Post scores before this cannot count: the rule looks back 30 whole days. */
function postScoresSince(now: Date): Date {
  return new Date(now.getTime() - SCORE_LIMITS.postScoreDays * DAY_MS)
}

/** The three histories of the users that `whose` names by `user_id`, each read from its index alone. */
function histories(sql: Sql, { whose, now }: { whose: SqlPart; now: Date }) {
  const since = postScoresSince(now)
  return {
    checkins: sql`
      select user_id, string_agg(alignment_score || ' ' || extract(epoch from created_at)::bigint, ' ') as packed
      from (
        select user_id, alignment_score, created_at,
          row_number() over (partition by user_id order by created_at desc) as n
        from brand_checkins where ${whose} and completed
      ) newest
      where n <= ${SCORE_LIMITS.checkins}
      group by user_id
    `,
    scores: sql`
      select user_id, string_agg(overall_score || ' ' || extract(epoch from created_at)::bigint, ' ') as packed
      from (
        select user_id, overall_score, created_at,
          row_number() over (partition by user_id order by created_at desc) as n
        from post_alignment_scores
        where ${whose} and created_at > ${since} and is_saved and post_id is not null
      ) newest
      where n <= ${SCORE_LIMITS.postScores}
      group by user_id
    `,
    content: sql`
      select user_id, string_agg(${packedScores(sql)}, ' ') as packed
      from (
        select user_id, alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall,
          row_number() over (partition by user_id order by created_at desc) as n
        from content_created where ${whose} and alignment_overall is not null
      ) newest
      where n <= ${SCORE_LIMITS.content}
      group by user_id
    `,
  }
}

/** The newest check-ins and saved checks of an owner, packed: two columns of a larger query. */
function datedScores(
  sql: Sql,
  input: {
    owner: SqlPart
    since: Date
    limits: { readonly checkins: number; readonly postScores: number }
  },
) {
  const { owner, since, limits } = input
  return sql`
    (select string_agg(alignment_score || ' ' || extract(epoch from created_at)::bigint, ' ') from (
      select alignment_score, created_at from brand_checkins
      where user_id = ${owner} and completed order by created_at desc limit ${limits.checkins}
    ) newest) as checkins,
    (select string_agg(overall_score || ' ' || extract(epoch from created_at)::bigint, ' ') from (
      select overall_score, created_at from post_alignment_scores
      where user_id = ${owner} and created_at > ${since} and is_saved and post_id is not null
      order by created_at desc limit ${limits.postScores}
    ) newest) as scores
  `
}

/** What `scoreBrand` needs of one workspace: the ends of three indexes, however long the history is. */
export async function findScoreInput(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<BrandScoreInput> {
  const owner = sql`${workspace}::uuid`
  const [row] = await sql<PackedHistory[]>`
    select
      ${datedScores(sql, { owner, since: postScoresSince(now), limits: SCORE_LIMITS })},
      (select string_agg(${packedScores(sql)}, ' ')
      from (
        select alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall
        from content_created where user_id = ${workspace} and alignment_overall is not null
        order by created_at desc limit ${SCORE_LIMITS.content}
      ) newest) as content
  `
  return row ? unpackHistory(row) : { checkins: [], postScores: [], content: [] }
}

/** What a trend is made of, packed. */
export interface PackedTrend {
  readonly checkins: string | null
  readonly scores: string | null
  /** The five numbers of each piece and its second since 1970. */
  readonly datedContent: string | null
}

/**
 * What `brandScoreTrend` needs of an owner: its last 30 days and what the score of the first of them rests on, from the
 * ends of three indexes. Three columns of a larger query, to be read by `unpackTrend`.
 */
export function trendColumns(sql: Sql, { owner, now }: { owner: SqlPart; now: Date }): SqlPart {
  const since = new Date(postScoresSince(now).getTime() - TREND_DAYS * DAY_MS)
  return sql`
    ${datedScores(sql, { owner, since, limits: TREND_LIMITS })},
    (select string_agg(${packedScores(sql)} || ' ' || extract(epoch from created_at)::bigint, ' ') from (
        select alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall, created_at
        from content_created where user_id = ${owner} and alignment_overall is not null
        order by created_at desc limit ${TREND_LIMITS.content}
      ) newest
    ) as dated_content
  `
}

/** The columns of `trendColumns` as the rules read them. */
export function unpackTrend({ checkins, scores, datedContent }: PackedTrend): TrendInput {
  return {
    ...unpackDated({ checkins, scores }),
    content: groupsIn(datedContent, 6, numbers => ({
      ...scoresOf(numbers),
      createdAt: dateOf(numbers[5]),
    })),
  }
}

/** What `brandScoreTrend` needs of one workspace. */
export async function findTrendInput(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<TrendInput> {
  const [row] = await sql<PackedTrend[]>`select ${trendColumns(sql, { owner: sql`${workspace}::uuid`, now })}`
  return row ? unpackTrend(row) : { checkins: [], postScores: [], content: [] }
}

export interface ScoreBatchUser {
  readonly userId: string
  /** What `scoreBrand` needs, packed: unpacked for a whole batch at once it would outlive several collections of garbage. */
  readonly history: PackedHistory
  /** The score as stored, and when it last moved; null when there is none yet. */
  readonly stored: (NewBrandScore & { readonly computedAt: string }) | null
  /** The marks of those changes that the history holds: they are over once its score is stored. */
  readonly marks: readonly string[]
}

export interface ScoreBatch {
  /** The last user that was looked at; null at the end. */
  readonly last: string | null
  /** How many users were looked at. */
  readonly users: number
  /** Those among them whose score may differ from what is stored, in the order of their ids. */
  readonly unsettled: readonly ScoreBatchUser[]
}

type StoredColumns = { [Key in keyof Omit<NewBrandScore, 'userId'>]: NewBrandScore[Key] | null } & {
  readonly computedAt: string | null
}

interface LookedAt {
  readonly from: string | null
  readonly last: string | null
  readonly users: number
  readonly unsettled: number
  /** Who is unsettled; null when everybody is, or nobody. */
  readonly some: string[] | null
}

/** Above this share of a batch it is quicker to read the histories of all than to name those that are wanted. */
const MOST = 0.5

/**
 * The next users in the order of their ids (after null: from the start), and of those whose score may be another at `now`
 * their history. Everybody else is settled: computed by today's rules for a time that `now` lies in, and nothing
 * it is made of has changed since (db/migrations/0580_settled_scores.sql); no history is read for them. The same limits
 * hold as for one workspace. At most 10 000 users. System role only. In a transaction of its own: it changes how the rest of
 * one is planned.
 */
export async function listScoreBatch(
  sql: Sql,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<ScoreBatch> {
  // The planner takes a range of ids that lies between two of those it remembers for one row, which 5 000 of 600 000 users
  // are, and would read the history of all of them once for each.
  await sql`select set_config('enable_nestloop', 'off', true)`
  // By their range, so that a batch reads its part of each table however many users there are.
  const [looked] = await sql<LookedAt[]>`
    with bounds as materialized (
      select min(id::text)::uuid as low, max(id::text)::uuid as high from (
        select id from profiles where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
        order by id limit ${Math.min(limit, 10_000)}
      ) next
    )
    select min(id::text) as from, max(id::text) as last, count(*) as users,
      count(*) filter (where is_unsettled) as unsettled,
      -- Not sent where it names everybody.
      nullif(array_agg(id::text) filter (where is_unsettled), array_agg(id::text)) as some
    from (
      select p.id, b.settled_at is null or b.settled_rules is distinct from ${BRAND_SCORE_RULES}
        or not b.settled_for @> ${now}::timestamptz or m.user_id is not null as is_unsettled
      from profiles p
      left join brand_scores b
        on b.user_id = p.id and b.user_id between (select low from bounds) and (select high from bounds)
      left join (
        select distinct user_id from brand_score_marks
        where user_id between (select low from bounds) and (select high from bounds)
      ) m on m.user_id = p.id
      where p.id between (select low from bounds) and (select high from bounds)
    ) looked
  `
  const { from = null, last = null, users = 0, unsettled: count = 0, some = null } = looked ?? {}
  if (!from || !last || count === 0) return { last, users, unsettled: [] }
  const among = (column: SqlPart, share: number) =>
    some === null || count > users * share
      ? sql`${column} between ${from} and ${last}`
      : sql`${column} = any(${some}::uuid[])`
  const whose = among(sql`user_id`, MOST)
  const { checkins, scores, content } = histories(sql, { whose, now })
  // One statement, so that marks and histories are of the same instant.
  const rows = await sql<({ userId: string; marks: string[] | null } & PackedHistory & StoredColumns)[]>`
    select p.id as user_id, c.packed as checkins, s.packed as scores, k.packed as content,
      b.overall, b.voice, b."values", b.audience, b.emotion, b.data_source, b.confidence, b.breakdown,
      b.computed_at::text as computed_at, m.marks
    from profiles p
    left join (${checkins}) c on c.user_id = p.id
    left join (${scores}) s on s.user_id = p.id
    left join (${content}) k on k.user_id = p.id
    left join (select * from brand_scores where ${whose}) b on b.user_id = p.id
    left join (
      select user_id, array_agg(id::text) as marks from brand_score_marks where ${whose} group by user_id
    ) m on m.user_id = p.id
    where ${among(sql`p.id`, 1)}
    order by p.id
  `
  const unsettled = rows.map(row => ({
    userId: row.userId,
    history: row,
    stored: storedOf(row),
    marks: row.marks ?? [],
  }))
  return { last, users, unsettled }
}

function storedOf(row: { userId: string } & StoredColumns): ScoreBatchUser['stored'] {
  const { userId, overall, voice, values, audience, emotion, dataSource, confidence, breakdown, computedAt } =
    row
  if (overall === null || voice === null || values === null || audience === null || emotion === null)
    return null
  if (dataSource === null || confidence === null || breakdown === null || computedAt === null) return null
  return { userId, overall, voice, values, audience, emotion, dataSource, confidence, breakdown, computedAt }
}
