import type { Dimension } from '#core/brand/alignment/types.ts'
import { SCORE_LIMITS } from '#core/brand/score/rules.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { boolean, instant, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

/** The four dimensions, each 0 to 100. */
export type AlignmentScores = Readonly<Record<Dimension, number>>

export const alignmentScoreShape = rowShape('post_alignment_scores', {
  id: uuid,
  postId: nullable(uuid),
  title: text(),
  caption: text(),
  platform: text(),
  postGoal: text(),
  campaign: text(),
  alignmentScores: json<AlignmentScores>(),
  suggestions: json<string[]>(),
  overallScore: smallint,
  overallGuidance: text(),
  isSaved: boolean,
  createdAt: instant,
})

export type AlignmentScore = RowOf<typeof alignmentScoreShape>

export type NewAlignmentScore = Omit<AlignmentScore, 'id' | 'createdAt'> & {
  readonly workspace: WorkspaceId
  readonly now: Date
}

/** Stores one check of a text against the brand; `isSaved` tells whether the text was saved with it. */
export async function insertAlignmentScore(sql: Sql, input: NewAlignmentScore): Promise<AlignmentScore> {
  const [row] = await sql<AlignmentScore[]>`
    insert into post_alignment_scores (
      user_id, post_id, title, caption, platform, post_goal, campaign, alignment_scores, suggestions, overall_score,
      overall_guidance, is_saved, created_at
    ) values (
      ${input.workspace}, ${input.postId}, ${input.title}, ${input.caption}, ${input.platform}, ${input.postGoal},
      ${input.campaign}, ${jsonb(sql, input.alignmentScores)}, ${jsonb(sql, input.suggestions)}, ${input.overallScore},
      ${input.overallGuidance}, ${input.isSaved}, ${input.now}
    )
    returning ${sql(alignmentScoreShape.names)}
  `
  if (!row) throw new Error('The alignment score was not returned')
  return row
}

/** Checks of a workspace wait for each other until the transaction ends, so that each sees what the one before stored. */
export async function lockAlignmentScores(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('post_alignment_scores'), hashtext(${workspace}))`
}

/**
 * Whether the newest check of the same post, or of texts of no post, says all that this one does. Saved texts are compared with
 * saved ones, so that what was tried out between two checks of one text does not count it twice; one that is too old for the
 * brand score is no measurement of today.
 */
export async function isAlignmentScoreStored(sql: Sql, input: NewAlignmentScore): Promise<boolean> {
  const since = new Date(input.now.getTime() - SCORE_LIMITS.postScoreDays * DAY_MS)
  const [row] = await sql<{ isSame: boolean }[]>`
    select (title, caption, platform, post_goal, campaign, alignment_scores, suggestions, overall_score, overall_guidance) = (
      ${input.title}, ${input.caption}, ${input.platform}, ${input.postGoal}, ${input.campaign},
      ${jsonb(sql, input.alignmentScores)}, ${jsonb(sql, input.suggestions)}, ${input.overallScore}, ${input.overallGuidance}
    ) as is_same
    from post_alignment_scores
    where user_id = ${input.workspace} and post_id is not distinct from ${input.postId} and is_saved = ${input.isSaved}
      and created_at > ${since}
    order by created_at desc, id desc limit 1
  `
  return row?.isSame ?? false
}

/** The last checks, newest first; 10 unless told. */
export async function listAlignmentScores(
  sql: Sql,
  { workspace, limit = 10 }: { workspace: WorkspaceId; limit?: number },
): Promise<AlignmentScore[]> {
  return sql<AlignmentScore[]>`
    select ${sql(alignmentScoreShape.names)} from post_alignment_scores
    where user_id = ${workspace} order by created_at desc, id desc limit ${Math.min(limit, 100)}
  `
}

/** The overall scores since an instant (the trend: 30 days), newest first, at most 500. */
export async function listOverallScoresSince(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<{ overallScore: number; createdAt: Date }[]> {
  return sql<{ overallScore: number; createdAt: Date }[]>`
    select overall_score, created_at from post_alignment_scores
    where user_id = ${workspace} and created_at >= ${since} order by created_at desc limit 500
  `
}
