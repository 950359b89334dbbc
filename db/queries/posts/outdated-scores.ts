import type { Certainty, Dimension } from '#core/brand/alignment/types.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

/** A post with a score by older rules, to be scored again; text and version are those of the moment of reading. */
export interface OutdatedPost {
  readonly workspace: WorkspaceId
  readonly id: string
  readonly version: number
  readonly body: string
}

/**
 * Posts with a score by older rules than today's, of one workspace or (`null`) of all, one workspace after the other, at
 * most `limit`; locked until the transaction ends.
 */
export async function listOutdatedPosts(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId | null; limit: number },
): Promise<OutdatedPost[]> {
  const rows = await sql<(Omit<OutdatedPost, 'workspace'> & { userId: string })[]>`
    select user_id, id, version, body from content_created
    where alignment_rules < ${SCORE_RULES} and alignment_overall is not null
      ${workspace ? sql`and user_id = ${workspace}` : sql``}
    order by alignment_rules, user_id, id limit ${limit}
    for update
  `
  return rows.map(({ userId, ...row }) => ({ workspace: asWorkspaceId(userId), ...row }))
}

/** A new score of a post; null numbers where it can't be told. */
export type NewStoredScore = Pick<OutdatedPost, 'workspace' | 'id' | 'version'> & {
  readonly scores: Readonly<Record<Dimension | 'overall', number>> | null
  readonly certainty: Certainty
}

/**
 * Writes new scores over those by older rules, in the post, in its present version and in the check that was stored
 * with that text. A post that was saved in the meantime is left alone: it has a new score already. Answers how many
 * posts were written.
 */
export async function updateOutdatedScores(
  sql: Sql,
  { scores }: { scores: readonly NewStoredScore[] },
): Promise<number> {
  const rows = scores.map(({ workspace, id, version, scores: numbers, certainty }) => ({
    user_id: workspace,
    id,
    version,
    certainty,
    ...numbers,
  }))
  const [row] = await sql<{ n: number }[]>`
    with news as (
      select * from jsonb_to_recordset(${jsonb(sql, rows)}) as n (
        user_id uuid, id uuid, version integer, certainty text, overall smallint, voice smallint, values smallint,
        audience smallint, emotion smallint
      )
    ),
    written as (
      update content_created c
      set alignment_overall = n.overall, alignment_voice = n.voice, alignment_values = n.values,
        alignment_audience = n.audience, alignment_emotion = n.emotion, alignment_certainty = n.certainty,
        alignment_rules = ${SCORE_RULES}
      from news n
      where c.user_id = n.user_id and c.id = n.id and c.version = n.version and c.alignment_rules < ${SCORE_RULES}
      returning c.user_id, c.id, c.version, c.body, n.certainty, n.overall, n.voice, n.values, n.audience, n.emotion
    ),
    versions as (
      update content_versions v set alignment_overall = w.overall, alignment_certainty = w.certainty
      from written w where v.user_id = w.user_id and v.content_id = w.id and v.version = w.version
    ),
    checks as (
      update post_alignment_scores s
      set is_saved = s.is_saved and w.certainty = 'told',
        overall_score = coalesce(w.overall, s.overall_score),
        alignment_scores = case when w.overall is null then s.alignment_scores else jsonb_build_object(
          'voice', w.voice, 'values', w.values, 'audience', w.audience, 'emotion', w.emotion
        ) end
      from written w where s.user_id = w.user_id and s.post_id = w.id and s.caption = w.body
    )
    select count(*) as n from written
  `
  return row?.n ?? 0
}
