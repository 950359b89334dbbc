import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { isSecret } from '#core/requests/secret.ts'
import { type RequestState, requestState } from '#core/requests/state.ts'
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

/** The request behind the secret of its page; looking changes nothing. Null when it was never one of ours. */
export async function readAsked(
  context: ServiceContext,
  { token }: { token: string },
): Promise<AskedView | null> {
  if (!isSecret(token)) return null
  const row = await context.db.acrossWorkspaces('content request', sql =>
    findAskedRequest(sql, { statusHash: hashSecret(token) }),
  )
  return row && askedView(row)
}
