import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { findRequestWithNews, updateNews } from '#db/queries/requests/asked.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** Whose mails a link would end; looking changes nothing. Null for a link that is none of ours. */
export async function readLeaveLink(
  context: ServiceContext,
  { token }: { token: string },
): Promise<{ readonly brand: string; readonly kit: FounderLook | null } | null> {
  const id = (await openRequestSecrets(context)).readLeave(token)
  if (id === null || !isUuid(id)) return null
  return context.db.acrossWorkspaces('content request', async sql => {
    const found = await findRequestWithNews(sql, { id })
    // Its workspace may be gone since: there is nothing to end, and no reason to say so.
    if (!found) return { brand: '', kit: null }
    const kit = await findFounderLook(sql, { workspace: asWorkspaceId(found.userId) })
    return { brand: found.brand, kit }
  })
}

/** Ends the mails about a request, pressed by a person or sent by their mail program. A second press answers the same. */
export async function endNews(
  context: ServiceContext,
  { token }: { token: string },
): Promise<Result<object, 'wrong'>> {
  const id = (await openRequestSecrets(context)).readLeave(token)
  if (id === null || !isUuid(id)) return err('wrong')
  await context.db.acrossWorkspaces('content request', sql => updateNews(sql, { id, news: 'ended' }))
  return ok()
}
