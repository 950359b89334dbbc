import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteHandover } from '#db/queries/team/handovers.ts'

/** Withdraws the offer of a workspace: its link opens nothing from now on, and whoever has it is told. */
export async function withdrawHandover(
  ctx: WorkspaceContext,
  { caller }: { caller: Caller },
): Promise<Result<object, 'not_owner' | 'nothing_open'>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner') return err('not_owner')
  return ctx.db.acrossWorkspaces('handover', async sql => {
    const account = await lockAccount(sql, { id: userId })
    const offer = account && (await deleteHandover(sql, { workspace }))
    if (!offer) return err('nothing_open')
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'handover_withdrawn',
      additionalData: { who: offer.email },
      memberId: userId,
    })
    await insertSecurityEvent(sql, { userId, type: 'handover_withdrawn', caller })
    await enqueueMail(ctx, sql, {
      to: offer.email,
      template: 'handover-news',
      props: {
        ...{ kind: 'withdrawn', email: account.email, url: ctx.config.appUrl },
        ...{ endsAt: '', hasPlan: false, mayReturn: false },
      },
    })
    return ok()
  })
}
