import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const questionShape = rowShape('proposal_questions', {
  id: uuid,
  askedBy: text(),
  question: text(),
  askedAt: instant,
  answer: text(),
  answeredAt: nullable(instant),
})

/** What the other side asked, and what they were told. */
export type ProposalQuestion = RowOf<typeof questionShape>

/** Questions about one proposal that are kept at most. */
export const QUESTIONS_MOST = 50

interface OfProposal {
  readonly workspace: WorkspaceId
  readonly proposalId: string
}

/** The questions about a proposal, the oldest first. */
export async function listQuestions(
  sql: Sql,
  { workspace, proposalId }: OfProposal,
): Promise<ProposalQuestion[]> {
  return sql<ProposalQuestion[]>`
    select ${sql(questionShape.names)} from proposal_questions
    where user_id = ${workspace} and proposal_id = ${proposalId} order by asked_at, id limit ${QUESTIONS_MOST}
  `
}

/** Adds a question; false when the same words were asked before. Lock the proposal before. */
export async function insertQuestion(
  sql: Sql,
  input: OfProposal & { askedBy: string; question: string; now: Date },
): Promise<boolean> {
  const { workspace, proposalId, askedBy, question, now } = input
  const rows = await sql`
    insert into proposal_questions (user_id, proposal_id, asked_by, question, asked_at)
    select ${workspace}, ${proposalId}, ${askedBy}, ${question}, ${now}
    where not exists (
      select from proposal_questions
      where user_id = ${workspace} and proposal_id = ${proposalId} and question = ${question}
    )
  `
  return rows.count === 1
}

/** Answers a question, once; the question, or null when it is not there or was answered. */
export async function updateAnswered(
  sql: Sql,
  input: OfProposal & { id: string; answer: string; now: Date },
): Promise<{ question: string } | null> {
  const { workspace, proposalId, id, answer, now } = input
  const [row] = await sql<{ question: string }[]>`
    update proposal_questions set answer = ${answer}, answered_at = ${now}
    where user_id = ${workspace} and proposal_id = ${proposalId} and id = ${id} and answered_at is null
    returning question
  `
  return row ?? null
}
