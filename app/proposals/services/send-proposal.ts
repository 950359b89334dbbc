import { createHash } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { mailLook } from '#core/brand/kit/mail-look.ts'
import { canonicalProposal, proposalContent } from '#core/proposals/frozen.ts'
import { proposalTotals } from '#core/proposals/lines.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { moveDealInside } from '#db/queries/deals/deals.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findParties, findProposal, listLines, updateSent } from '#db/queries/proposals/proposals.ts'

type Refused =
  | 'read_only'
  | 'not_in_plan'
  | 'not_found'
  | 'changed_elsewhere'
  | 'no_lines'
  | 'no_email'
  | 'day_passed'
  | 'already_accepted'

/**
 * Sends a draft as it was looked at: frozen with its hash, the version before it replaced, the deal moved on to
 * 'proposal', and the link mailed where that is asked for. A second press finds it sent and answers the same.
 */
export async function sendProposal(
  ctx: WorkspaceContext,
  input: { id: string; version: number; isMailed: boolean },
): Promise<Result<object, Refused>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  const token = (await openLinkSecrets(ctx, 'proposal')).make(id)
  return ctx.inWorkspace(async sql => {
    const proposal = await findProposal(sql, { workspace, id, lock: true })
    const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
    if (!proposal || !parties) return err('not_found')
    if (proposal.status !== 'draft') return ok()
    if (proposal.version !== input.version) return err('changed_elsewhere')
    const lines = await listLines(sql, { workspace, id })
    if (lines.length === 0) return err('no_lines')
    if (input.isMailed && parties.email === '') return err('no_email')
    const today = wallTimeOf(now, ctx.timeZone).day
    if (proposal.expiresOn !== null && proposal.expiresOn < today) return err('day_passed')
    const before = proposal.supersedes
      ? await findProposal(sql, { workspace, id: proposal.supersedes, lock: true })
      : null
    if (before?.status === 'accepted') return err('already_accepted')
    const frozen = proposalContent(proposal, parties, lines)
    await updateSent(sql, {
      workspace,
      id,
      tokenHash: hashSecret(token).toString('hex'),
      frozen,
      frozenHash: createHash('sha256').update(canonicalProposal(frozen)).digest('hex'),
      now,
    })
    await moveDealInside(sql, { workspace, id: proposal.dealId, to: 'proposal', now, onlyOn: true })
    await insertLeadEvent(sql, {
      workspace,
      leadId: parties.leadId,
      kind: 'proposal',
      happenedAt: now,
      detail: `Proposal ${proposal.number} sent: ${proposal.title}`,
      subjectId: id,
    })
    if (input.isMailed)
      await enqueueMail(ctx, sql, {
        to: parties.email,
        template: 'proposal-sent',
        props: {
          brand: parties.brand,
          title: proposal.title,
          ownerEmail: parties.ownerEmail,
          totalPence: proposalTotals(frozen.vatMode, lines, []).totalPence,
          expiresOn: proposal.expiresOn,
          isNewVersion: before !== null,
          link: `${ctx.config.appUrl}/p/${token}`,
          look: mailLook(await findFounderLook(sql, { workspace }), ctx.config.appUrl),
        },
        idempotencyKey: `proposal-sent:${id}`,
      })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'proposals', actionType: 'proposal_sent' })
    return ok()
  })
}
