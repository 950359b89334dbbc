import type { BrandScoreInput } from '#core/brand/score/input.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** How much of a workspace's history the score looks at: enough for every threshold of the rule, and bounded. */
export const SCORE_LIMITS = { checkins: 60, postScores: 200, content: 20, postScoreDays: 31 } as const

const DAY_MS = 86_400_000

/** Columns of one user's history, newest first, as the database packs them: far cheaper to read than a row for each. */
interface PackedHistory {
  checkins: number[] | null
  checkinTimes: number[] | null
  scores: number[] | null
  scoreTimes: number[] | null
  /** Five numbers for each piece: voice, values, audience, emotion, overall. */
  content: number[] | null
}

export interface UserScoreInput {
  readonly userId: string
  readonly input: BrandScoreInput
}

function unpack(row: PackedHistory): BrandScoreInput {
  const checkins = (row.checkins ?? []).map((alignment, i) => ({
    alignment,
    createdAt: new Date((row.checkinTimes?.[i] ?? 0) * 1000),
  }))
  const postScores = (row.scores ?? []).map((overall, i) => ({
    overall,
    createdAt: new Date((row.scoreTimes?.[i] ?? 0) * 1000),
  }))
  const numbers = row.content ?? []
  const content = Array.from({ length: numbers.length / 5 }, (_, i) => ({
    voice: numbers[i * 5] ?? 0,
    values: numbers[i * 5 + 1] ?? 0,
    audience: numbers[i * 5 + 2] ?? 0,
    emotion: numbers[i * 5 + 3] ?? 0,
    overall: numbers[i * 5 + 4] ?? 0,
  }))
  return { checkins, postScores, content }
}

/** What `scoreBrand` needs of one workspace, in one statement. */
export async function findScoreInput(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<BrandScoreInput> {
  const since = new Date(now.getTime() - SCORE_LIMITS.postScoreDays * DAY_MS)
  const [row] = await sql<PackedHistory[]>`
    select c.checkins, c.checkin_times, s.scores, s.score_times, p.content
    from
      (select
        array_agg(alignment_score) as checkins,
        array_agg(trunc(extract(epoch from created_at))::double precision) as checkin_times
      from (
        select alignment_score, created_at from brand_checkins
        where user_id = ${workspace} and completed order by created_at desc limit ${SCORE_LIMITS.checkins}
      ) newest) c,
      (select
        array_agg(overall_score) as scores,
        array_agg(trunc(extract(epoch from created_at))::double precision) as score_times
      from (
        select overall_score, created_at from post_alignment_scores
        where user_id = ${workspace} and created_at > ${since}
        order by created_at desc limit ${SCORE_LIMITS.postScores}
      ) newest) s,
      (select array_agg(n) as content
      from (
        select array[
          coalesce(alignment_voice, alignment_overall), coalesce(alignment_values, alignment_overall),
          coalesce(alignment_audience, alignment_overall), coalesce(alignment_emotion, alignment_overall),
          alignment_overall
        ] as five
        from content_created
        where user_id = ${workspace} and alignment_overall is not null
        order by created_at desc limit ${SCORE_LIMITS.content}
      ) newest, unnest(five) as n) p
  `
  return row ? unpack(row) : { checkins: [], postScores: [], content: [] }
}

/** The next users after an id (null: from the start), in the order of their ids; at most 10 000. */
export async function listUserIds(
  sql: Sql,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from profiles
    where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by id limit ${Math.min(limit, 10_000)}
  `
  return rows.map(row => row.id)
}

/**
 * What `scoreBrand` needs of every user from one id to another (both included) who has any history, in three reads of
 * three indexes. The same limits hold as for one workspace. System role only.
 */
export async function listScoreInputs(
  sql: Sql,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Map<string, BrandScoreInput>> {
  const since = new Date(now.getTime() - SCORE_LIMITS.postScoreDays * DAY_MS)
  const [checkins, scores, content] = await Promise.all([
    sql<{ userId: string; numbers: string; times: string }[]>`
      select user_id, string_agg(alignment_score::text, ' ') as numbers,
        string_agg(trunc(extract(epoch from created_at))::text, ' ') as times
      from (
        select user_id, alignment_score, created_at,
          row_number() over (partition by user_id order by created_at desc) as n
        from brand_checkins
        where user_id between ${from} and ${to} and completed
      ) newest
      where n <= ${SCORE_LIMITS.checkins}
      group by user_id
    `,
    sql<{ userId: string; numbers: string; times: string }[]>`
      select user_id, string_agg(overall_score::text, ' ') as numbers,
        string_agg(trunc(extract(epoch from created_at))::text, ' ') as times
      from (
        select user_id, overall_score, created_at,
          row_number() over (partition by user_id order by created_at desc) as n
        from post_alignment_scores
        where user_id between ${from} and ${to} and created_at > ${since}
      ) newest
      where n <= ${SCORE_LIMITS.postScores}
      group by user_id
    `,
    sql<{ userId: string; numbers: string }[]>`
      select user_id, string_agg(concat_ws(' ',
        coalesce(alignment_voice, alignment_overall), coalesce(alignment_values, alignment_overall),
        coalesce(alignment_audience, alignment_overall), coalesce(alignment_emotion, alignment_overall),
        alignment_overall), ' ') as numbers
      from (
        select user_id, alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall,
          row_number() over (partition by user_id order by created_at desc) as n
        from content_created
        where user_id between ${from} and ${to} and alignment_overall is not null
      ) newest
      where n <= ${SCORE_LIMITS.content}
      group by user_id
    `,
  ])
  const packed = new Map<string, PackedHistory>()
  const historyOf = (userId: string): PackedHistory => {
    const known = packed.get(userId)
    if (known) return known
    const fresh: PackedHistory = {
      checkins: null,
      checkinTimes: null,
      scores: null,
      scoreTimes: null,
      content: null,
    }
    packed.set(userId, fresh)
    return fresh
  }
  for (const row of checkins) {
    const history = historyOf(row.userId)
    history.checkins = numbersIn(row.numbers)
    history.checkinTimes = numbersIn(row.times)
  }
  for (const row of scores) {
    const history = historyOf(row.userId)
    history.scores = numbersIn(row.numbers)
    history.scoreTimes = numbersIn(row.times)
  }
  for (const row of content) historyOf(row.userId).content = numbersIn(row.numbers)
  return new Map([...packed].map(([userId, history]) => [userId, unpack(history)]))
}

function numbersIn(text: string): number[] {
  return text.split(' ').map(Number)
}
