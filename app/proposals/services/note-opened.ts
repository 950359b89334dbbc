import { isbot } from 'isbot'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { machineReason, type VisitHints } from '#core/links/visitor.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findByToken, updateSeen } from '#db/queries/proposals/proposals.ts'

/** Notes when somebody first opened a proposal, unless it looks like a machine's visit. It decides nothing. */
export async function noteOpened(
  context: ServiceContext,
  { token, hints }: { token: string; hints: Omit<VisitHints, 'isKnownRobot'> },
): Promise<void> {
  if (!/^[\w-]{43}$/.test(token)) return
  if (machineReason({ ...hints, isKnownRobot: isbot(hints.userAgent) }) !== null) return
  await context.db.acrossWorkspaces('leads', async sql => {
    const found = await findByToken(sql, { tokenHash: hashSecret(token).toString('hex') })
    if (!found) return
    await updateSeen(sql, { workspace: asWorkspaceId(found.workspace), id: found.id, now: context.now() })
  })
}
