import { randomUUID } from 'node:crypto'
import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { isDecidable } from '#core/proposals/state.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { insertQuestion, listQuestions, QUESTIONS_MOST } from '#db/queries/proposals/questions.ts'
import { lockByToken } from './lock-by-token.ts'

/**
 * Keeps a question of whoever holds the link, also once the last day has passed, and tells the founder. The same words a
 * second time change nothing.
 */
export async function askAboutProposal(
  context: ServiceContext,
  input: { token: string; name: string; question: string },
): Promise<Result<object, 'not_found' | 'closed' | 'too_many'>> {
  const { token, question } = input
  const now = context.now()
  return context.db.acrossWorkspaces('leads', async sql => {
    const opened = await lockByToken(sql, context, token)
    if (!opened) return err('not_found')
    const { workspace, proposal, parties, state } = opened
    const { id, number, frozen } = proposal
    if (!isDecidable(state) && state !== 'expired') return err('closed')
    if ((await listQuestions(sql, { workspace, proposalId: id })).length >= QUESTIONS_MOST)
      return err('too_many')
    const askedBy = (input.name || frozen.person).slice(0, 200)
    if (!(await insertQuestion(sql, { workspace, proposalId: id, askedBy, question, now }))) return ok()
    await insertLeadEvent(sql, {
      workspace,
      leadId: parties.leadId,
      kind: 'proposal',
      happenedAt: now,
      detail: `Asked about proposal ${number}: ${question}`,
      subjectId: id,
    })
    await notify(sql, {
      workspace,
      event: 'proposal_answered',
      key: `proposal_question:${randomUUID()}`,
      details: { who: askedBy, title: `asked about: ${frozen.title}`, note: question },
      path: `/app/sales-hub/proposals/${id}#questions`,
      people: [workspace],
      except: null,
      now,
    })
    return ok()
  })
}
