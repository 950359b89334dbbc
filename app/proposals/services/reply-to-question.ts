import { featureLock } from '#app/billing/services/feature-lock.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { mailLook } from '#core/brand/kit/mail-look.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { findParties, findProposal } from '#db/queries/proposals/proposals.ts'
import { listQuestions, updateAnswered } from '#db/queries/proposals/questions.ts'

/** Answers a question on the proposal's page, and by mail where an address is known, once. The first answer stays. */
export async function replyToQuestion(
  ctx: WorkspaceContext,
  input: { proposalId: string; questionId: string; answer: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { proposalId, questionId: id, answer } = input
  if (!isUuid(proposalId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  const token = (await openLinkSecrets(ctx, 'proposal')).make(proposalId)
  return ctx.inWorkspace(async sql => {
    const proposal = await findProposal(sql, { workspace, id: proposalId })
    const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
    if (!proposal || !parties) return err('not_found')
    const answered = await updateAnswered(sql, { workspace, proposalId, id, answer, now })
    if (!answered) {
      const questions = await listQuestions(sql, { workspace, proposalId })
      return questions.some(other => other.id === id && other.answeredAt && other.answer === answer)
        ? ok()
        : err('not_found')
    }
    await insertLeadEvent(sql, {
      workspace,
      leadId: parties.leadId,
      kind: 'proposal',
      happenedAt: now,
      detail: `Replied about proposal ${proposal.number}: ${answer}`,
      subjectId: proposalId,
    })
    if (parties.email !== '')
      await enqueueMail(ctx, sql, {
        to: parties.email,
        template: 'proposal-reply',
        props: {
          brand: parties.brand,
          title: proposal.title,
          question: answered.question,
          answer,
          ownerEmail: parties.ownerEmail,
          link: `${ctx.config.appUrl}/p/${token}#questions`,
          look: mailLook(await findFounderLook(sql, { workspace }), ctx.config.appUrl),
        },
        idempotencyKey: `proposal-reply:${proposalId}:${id}`,
      })
    return ok()
  })
}
