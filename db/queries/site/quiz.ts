import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const quizResponseShape = rowShape('quiz_responses', {
  id: uuid,
  userId: nullable(uuid),
  email: text(),
  answers: json<Record<string, string>>(),
  score: smallint,
  primaryChallenge: text(),
  token: text(),
  createdAt: instant,
})

export type QuizResponse = RowOf<typeof quizResponseShape>

/** Stores a finished quiz. `token` opens the result page: at least 32 unguessable characters. System role only. */
export async function insertQuizResponse(
  sql: Sql,
  quiz: Omit<QuizResponse, 'id' | 'createdAt' | 'userId'> & { now: Date },
): Promise<QuizResponse> {
  const [row] = await sql<QuizResponse[]>`
    insert into quiz_responses (email, answers, score, primary_challenge, token, created_at)
    values (
      ${quiz.email}, ${jsonb(sql, quiz.answers)}, ${quiz.score}, ${quiz.primaryChallenge}, ${quiz.token}, ${quiz.now}
    )
    returning ${sql(quizResponseShape.names)}
  `
  if (!row) throw new Error('The quiz response was not returned')
  return row
}

/** The result that a link opens, or null. System role only. */
export async function findQuizResponseByToken(
  sql: Sql,
  { token }: { token: string },
): Promise<QuizResponse | null> {
  const [row] = await sql<QuizResponse[]>`
    select ${sql(quizResponseShape.names)} from quiz_responses where token = ${token}
  `
  return row ?? null
}

/** The newest quiz attached to a workspace, or null. */
export async function findLatestQuizResponse(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<QuizResponse | null> {
  const [row] = await sql<QuizResponse[]>`
    select ${sql(quizResponseShape.names)} from quiz_responses
    where user_id = ${workspace} order by created_at desc limit 1
  `
  return row ?? null
}

/** Gives what was answered under an e-mail to the account that has verified it. System role only. Answers how many. */
export async function attachQuizResponses(
  sql: Sql,
  { email, userId }: { email: string; userId: string },
): Promise<number> {
  const quizzes = await sql`
    update quiz_responses set user_id = ${userId} where email = ${email} and user_id is null
  `
  const compasses = await sql`
    update brand_compass_responses set user_id = ${userId} where email = ${email} and user_id is null
  `
  return quizzes.count + compasses.count
}
