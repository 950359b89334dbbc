import { releasePlan } from '#app/billing/services/changes/release-plan.ts'
import { claimTrial } from '#app/billing/services/claim-trial.ts'
import { isCommonPassword } from '#app/identity/integrations/common-passwords.ts'
import { endMembership } from '#app/identity/services/places/end-membership.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import { type Account, lockAccount } from '#db/queries/identity/accounts.ts'
import { findDeletion } from '#db/queries/identity/deletions.ts'
import { deleteFormerOwner, updateOwner, wipeFormerOwnersName } from '#db/queries/identity/former-owner.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { consumeHandover, findHandoverByLink, type OfferedHandover } from '#db/queries/team/handovers.ts'
import { listPlacesElsewhere } from '#db/queries/team/members.ts'
import { againIfTaken } from '../email-change/again-if-taken.ts'
import { giveAddress } from '../email-change/give-address.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { tellOfTakeOver } from './tell-of-take-over.ts'

interface NewOwner {
  /** From the link. */
  readonly secret: string
  readonly name: string
  readonly password: string
  readonly caller: Caller
}

/**
 * Gives a workspace, which is an account, to whoever has the link of its offer: address, name and password are theirs, and
 * whatever let the former owner in is gone, in one transaction. Nobody pays for the plan any more; what is paid for is used
 * up. Who worked there stays, the former owner only where they asked to be invited. Of any number of takes, withdrawals and
 * new links at once exactly one counts. `taken`: the address has an account of its own by now.
 */
export async function takeOver(
  context: ServiceContext,
  input: NewOwner,
): Promise<Result<{ userId: string }, 'over' | 'deletion' | 'taken' | 'common_password'>> {
  const now = context.now()
  const linkHash = hashSecret(input.secret)
  const find = (sql: Sql) => findHandoverByLink(sql, { linkHash, now })
  if (!(await context.db.acrossWorkspaces('handover', find))) return err('over')
  if (await isCommonPassword(input.password)) return err('common_password')
  // Hashed before the transaction: it takes longer than everything in it.
  const passwordHash = await hashPassword(input.password)
  return againIfTaken(() =>
    context.db.acrossWorkspaces('handover', async sql => {
      const found = await find(sql)
      // Looked at again once the account is held, as everybody holds it who decides about its offer.
      const former = found && (await lockAccount(sql, { id: found.workspaceId }))
      const offer = former && (await find(sql))
      if (!former || !offer) return err('over')
      const workspace = asWorkspaceId(offer.workspaceId)
      if (await findDeletion(sql, { workspace })) return err('deletion')
      await leaveOthers(context, sql, { former, caller: input.caller })
      if (!(await giveAddress(sql, { userId: former.id, email: offer.email, now }))) return err('taken')
      if (!(await consumeHandover(sql, { linkHash, now }))) throw new Error('An offer went while it was held')
      await change(context, sql, { former, offer, passwordHash, input })
      return ok({ userId: former.id })
    }),
  )
}

/** The places of an account in others' workspaces were the former owner's, and are nobody's to inherit. */
async function leaveOthers(
  context: ServiceContext,
  sql: Sql,
  { former, caller }: { former: Account; caller: Caller },
): Promise<void> {
  const { id: userId, fullName, email } = former
  for (const place of await listPlacesElsewhere(sql, { memberId: userId }))
    await endMembership(context, sql, {
      ...{ userId, name: fullName || email, caller },
      workspace: asWorkspaceId(place),
    })
}

async function change(
  context: ServiceContext,
  sql: Sql,
  all: { former: Account; offer: OfferedHandover; passwordHash: string; input: NewOwner },
): Promise<void> {
  const { former, offer, passwordHash, input } = all
  const userId = former.id
  const workspace = asWorkspaceId(userId)
  const now = context.now()
  await deleteFormerOwner(sql, { userId, now })
  await wipeFormerOwnersName(sql, { userId })
  await updateOwner(sql, { userId, fullName: input.name, passwordHash, now })
  const plan = await releasePlan(context, sql, { workspace })
  // The trial of a workspace counts as that of its new owner's mailbox, too, whether it had one before or not.
  if (plan) await claimTrial(context, sql, { workspace, email: offer.email })
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'team',
    actionType: 'workspace_taken_over',
    additionalData: { who: former.email },
    memberId: userId,
  })
  await insertSecurityEvent(sql, { userId, type: 'workspace_taken_over', caller: input.caller })
  await tellOfTakeOver(context, sql, { former, offer, plan })
}
