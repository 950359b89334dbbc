import type { ServiceContext } from '#app/platform/context.ts'
import { countTry, readRoom } from '#app/platform/limits/count-try.ts'

/** What a token may still do: its narrowest limit for this call. */
export interface CallRoom {
  readonly limit: number
  readonly remaining: number
  /** Seconds until there is more room. */
  readonly resetSeconds: number
  /** Seconds to wait, when this call was one too many; else null. */
  readonly wait: number | null
}

/** Counts one call of a token, and for one that changes something a second time. */
export async function countCall(
  context: ServiceContext,
  { tokenId, isWrite }: { tokenId: string; isWrite: boolean },
): Promise<CallRoom> {
  const who = { user: tokenId }
  const narrow = isWrite ? 'api_write' : 'api'
  const wait =
    (isWrite ? await countTry(context, 'api_write', who) : null) ?? (await countTry(context, 'api', who))
  return { ...(await readRoom(context, narrow, who)), wait }
}
