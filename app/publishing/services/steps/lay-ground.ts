import type { ServiceContext } from '#app/platform/context.ts'
import { CALL_MS, type NetworkAdapters } from '#app/publishing/integrations/network.ts'
import type { Picture } from '#db/queries/media/media.ts'
import { type FrozenFile, findUnfrozen } from '#db/queries/publishing/parts.ts'
import type { AccountClaim } from './account-claim.ts'
import { openAccount } from './open-account.ts'
import { picturesOf } from './pictures-of.ts'

/** What has to be known before a post is frozen, and takes too long for a transaction. */
export interface Ground {
  /** What the account's server takes; null where it does not matter or nobody says. */
  readonly maxCharacters: number | null
  /** What will go with the post. */
  readonly files: readonly FrozenFile[]
  /** The pictures of which those were made. */
  readonly pictures: readonly Picture[]
}

/** Prepares the freezing of a target; null when there is nothing to freeze. */
export async function layGround(
  context: ServiceContext,
  adapters: NetworkAdapters,
  { workspace, connectionId, targetId }: AccountClaim & { targetId: string },
): Promise<Ground | null> {
  const found = await context.db.inWorkspace(workspace, async sql => {
    const unfrozen = await findUnfrozen(sql, { workspace, targetId })
    if (!unfrozen) return null
    const pictures = await picturesOf(sql, { workspace, postId: unfrozen.contentId })
    const account = unfrozen.asThread
      ? await openAccount(sql, { context, adapters, workspace, id: connectionId })
      : null
    return { pictures, account }
  })
  if (!found) return null
  const { pictures, account } = found
  const limits = account
    ? await adapters[account.network]?.limits(account, AbortSignal.timeout(CALL_MS))
    : null
  return { pictures, files: pictures.map(asFile), maxCharacters: limits?.maxCharacters ?? null }
}

function asFile(picture: Picture): FrozenFile {
  const { id, mime, width, height, bytes, alt, focusX, focusY } = picture
  return { id, kind: 'picture', mime, width, height, bytes, alt, focusX, focusY, durationMs: null }
}
