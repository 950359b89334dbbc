import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type HandoverRefusal, handoverEndsAt } from '#core/team/handover.ts'
import type { GivenRole } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { type Account, findAccountByEmail, lockAccount } from '#db/queries/identity/accounts.ts'
import { findDeletion } from '#db/queries/identity/deletions.ts'
import { findIsOperator } from '#db/queries/identity/operators.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findHandover, upsertHandover } from '#db/queries/team/handovers.ts'
import { listPlacesElsewhere } from '#db/queries/team/members.ts'

/** What an owner offers, and to whom. */
export interface HandoverWish {
  /** Normalised by the form's schema. */
  readonly email: string
  readonly formerRole: GivenRole | null
  readonly note: string
}

/**
 * Offers the owner's workspace to somebody who has no account yet: a link of seven days goes to their mailbox, and nothing
 * changes until they take it. An offer that was open is replaced, its link ends. `again` sends the one that stands there
 * anew. Everybody who decides about an offer holds its account first, so that there is one outcome.
 */
export async function requestHandover(
  ctx: WorkspaceContext,
  { wish, caller }: { wish: HandoverWish | 'again'; caller: Caller },
): Promise<Result<{ email: string }, HandoverRefusal>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner') return err('not_owner')
  const now = ctx.now()
  return ctx.db.acrossWorkspaces('handover', async sql => {
    const account = await lockAccount(sql, { id: userId })
    if (!account?.emailConfirmedAt) return err('unconfirmed')
    const offer = wish === 'again' ? await findHandover(sql, { workspace }) : wish
    if (!offer) return err('nothing_open')
    const { email, formerRole, note } = offer
    const refusal = await refusalOf(sql, { account, email, ctx })
    if (refusal) return err(refusal)
    const secret = newSecret()
    const expiresAt = handoverEndsAt(now)
    const linkHash = hashSecret(secret)
    await upsertHandover(sql, { workspace, linkHash, email, formerRole, note, requestedAt: now, expiresAt })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: wish === 'again' ? 'handover_resent' : 'handover_offered',
      additionalData: { who: email },
      memberId: userId,
    })
    await insertSecurityEvent(sql, { userId, type: 'handover_offered', caller })
    await enqueueMail(ctx, sql, {
      to: email,
      template: 'handover-offer',
      props: { owner: account.email, url: `${ctx.config.appUrl}/take-over?token=${secret}` },
    })
    await enqueueMail(ctx, sql, {
      to: account.email,
      template: 'handover-news',
      props: {
        kind: 'offered',
        email,
        url: `${ctx.config.appUrl}/app/settings/privacy/handover`,
        endsAt: expiresAt.toISOString(),
        hasPlan: false,
        mayReturn: formerRole !== null,
      },
    })
    return ok({ email })
  })
}

async function refusalOf(
  sql: Sql,
  { account, email, ctx }: { account: Account; email: string; ctx: WorkspaceContext },
): Promise<HandoverRefusal | null> {
  if (email === account.email) return 'yourself'
  if (await findIsOperator(sql, { userId: account.id })) return 'operator'
  if (await findDeletion(sql, { workspace: ctx.workspace })) return 'deletion'
  // Whoever only typed an address makes way for whoever reads its mail, as where an address is changed.
  if ((await findAccountByEmail(sql, { email }))?.emailConfirmedAt) return 'has_account'
  const places = await listPlacesElsewhere(sql, { memberId: account.id })
  return places.length > 0 ? 'member_elsewhere' : null
}
