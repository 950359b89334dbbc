import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { mailLook } from '#core/brand/kit/mail-look.ts'
import { chosenPlaces, proposalTotals } from '#core/proposals/lines.ts'
import { isDecidable } from '#core/proposals/state.ts'
import { proposalFilename } from '#core/proposals/words.ts'
import { formatPence } from '#core/shared/money.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { moveDealInside, updateDealValue } from '#db/queries/deals/deals.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { updateAccepted } from '#db/queries/proposals/proposals.ts'
import { lockByToken } from './lock-by-token.ts'

/**
 * Accepts a proposal for whoever holds its link, with the options they chose and for the total they were shown: another one
 * is refused. The deal is won for that sum, and both sides get a copy. Of any number of presses, and of accepting and
 * declining at once, the first counts; the others find it decided.
 */
export async function acceptProposal(
  context: ServiceContext,
  input: { token: string; name: string; places: readonly number[]; totalPence: number },
): Promise<Result<object, 'not_found' | 'closed' | 'total_changed'>> {
  const { token, name } = input
  const now = context.now()
  return context.db.acrossWorkspaces('leads', async sql => {
    const opened = await lockByToken(sql, context, token)
    if (!opened) return err('not_found')
    const { workspace, proposal, parties, state } = opened
    if (!isDecidable(state)) return err('closed')
    const { id, dealId, number, frozen } = proposal
    const chosen = chosenPlaces(frozen.lines, input.places)
    const { totalPence } = proposalTotals(frozen.vatMode, frozen.lines, chosen)
    if (totalPence !== input.totalPence) return err('total_changed')
    await updateAccepted(sql, { workspace, id, name, chosen, totalPence, now })
    await updateDealValue(sql, { workspace, id: dealId, valuePence: totalPence })
    await moveDealInside(sql, { workspace, id: dealId, to: 'won', now })
    await insertLeadEvent(sql, {
      workspace,
      leadId: parties.leadId,
      kind: 'proposal',
      happenedAt: now,
      detail: `Proposal ${number} accepted by ${name} for ${formatPence(totalPence)}`,
      subjectId: id,
    })
    const copy = {
      brand: frozen.brand,
      title: frozen.title,
      name,
      totalPence,
      ownerEmail: parties.ownerEmail,
      paymentLink: frozen.paymentLink,
      look: mailLook(await findFounderLook(sql, { workspace }), context.config.appUrl),
      file: { workspace, id, name: proposalFilename(number), mime: 'application/pdf' },
    }
    const links = {
      theirs: `${context.config.appUrl}/p/${token}`,
      ours: `${context.config.appUrl}/app/sales-hub/proposals/${id}`,
    }
    if (parties.email !== '')
      await enqueueMail(context, sql, {
        to: parties.email,
        template: 'proposal-accepted',
        props: { ...copy, isOwner: false, link: links.theirs },
        idempotencyKey: `proposal-accepted:${id}`,
      })
    await enqueueMail(context, sql, {
      to: parties.ownerEmail,
      template: 'proposal-accepted',
      props: { ...copy, isOwner: true, link: links.ours },
    })
    await notify(sql, {
      workspace,
      event: 'proposal_answered',
      key: `proposal_answered:${id}`,
      details: { who: name, title: `accepted: ${frozen.title}`, note: formatPence(totalPence) },
      path: `/app/sales-hub/proposals/${id}`,
      people: [workspace],
      except: null,
      now,
    })
    return ok()
  })
}
