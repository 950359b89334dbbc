import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateNews } from '#db/queries/requests/asked.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** Is this a link that ends the mails about a request? Changes nothing. */
export async function isLeaveLink(context: ServiceContext, { token }: { token: string }): Promise<boolean> {
  return (await openRequestSecrets(context)).readLeave(token) !== null
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
