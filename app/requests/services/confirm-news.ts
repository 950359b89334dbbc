import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { isSecret } from '#core/requests/secret.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { type AskedRequest, findRequestToConfirm, updateNews } from '#db/queries/requests/asked.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** What a mailed link would turn on; looking changes nothing. Null when it is over or was never one of ours. */
export async function readNewsConfirmation(
  context: ServiceContext,
  { token }: { token: string },
): Promise<(Pick<AskedRequest, 'brand' | 'about'> & { readonly kit: FounderLook }) | null> {
  const found = await find(context, token)
  if (!found) return null
  const { brand, about, userId } = found
  const workspace = asWorkspaceId(userId)
  const kit = await context.db.inWorkspace(workspace, sql => findFounderLook(sql, { workspace }))
  return { brand, about, kit }
}

/** Turns on news of a request for the address that its link was mailed to. Answers the secret of the request's page. */
export async function confirmNews(
  context: ServiceContext,
  { token }: { token: string },
): Promise<Result<{ status: string }, 'over'>> {
  const found = await find(context, token)
  if (!found) return err('over')
  await context.db.acrossWorkspaces('content request', async sql => {
    await updateNews(sql, { id: found.id, news: 'on' })
    await insertOutboxJob(sql, { queue: 'requests.tell', payload: {} })
  })
  return ok({ status: (await openRequestSecrets(context)).status.make(found.id) })
}

async function find(context: ServiceContext, token: string): Promise<AskedRequest | null> {
  if (!isSecret(token)) return null
  const found = await context.db.acrossWorkspaces('content request', sql =>
    findRequestToConfirm(sql, { confirmHash: hashSecret(token).toString('hex') }),
  )
  const isOpen = found?.confirmUntil && found.confirmUntil > context.now() && found.news !== 'ended'
  return isOpen ? found : null
}
