import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { isSecret } from '#core/requests/secret.ts'
import { type RequestState, requestState } from '#core/requests/state.ts'
import { asWorkspaceId } from '#db/client.ts'
import { type AskedRequest, findAskedRequest } from '#db/queries/requests/asked.ts'

/** A request as whoever asked may see it: nothing of the workspace but its name and what it decided. */
export interface AskedView
  extends Pick<
    AskedRequest,
    'brand' | 'about' | 'wishedOn' | 'dueOn' | 'reason' | 'news' | 'receivedAt' | 'link'
  > {
  readonly state: Exclude<RequestState, 'spam'>
}

/** What a request looks like to the people who asked: spam is shown as received, like the rest. */
export function askedView({ state, postStatus, ...row }: AskedRequest): AskedView {
  const shown = requestState(state, postStatus)
  const { brand, about, wishedOn, dueOn, reason, news, receivedAt, link } = row
  const isAccepted = shown !== 'new' && shown !== 'spam' && shown !== 'declined'
  return {
    ...{ brand, about, wishedOn, news, receivedAt },
    state: shown === 'spam' ? 'new' : shown,
    dueOn: isAccepted ? dueOn : null,
    reason: shown === 'declined' ? reason : '',
    link: shown === 'published' ? link : '',
  }
}

/** The request behind the secret of its page, with the look of whom it asks; looking changes nothing. Null when it was never one of ours. */
export async function readAsked(
  context: ServiceContext,
  { token }: { token: string },
): Promise<(AskedView & { readonly kit: FounderLook }) | null> {
  if (!isSecret(token)) return null
  return context.db.acrossWorkspaces('content request', async sql => {
    const row = await findAskedRequest(sql, { statusHash: hashSecret(token) })
    if (!row) return null
    const kit = await findFounderLook(sql, { workspace: asWorkspaceId(row.userId) })
    return { ...askedView(row), kit }
  })
}
