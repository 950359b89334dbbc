import { keepFittedPicture } from '#app/media/services/keep-fitted-picture.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { CALL_MS, type NetworkAdapters, type NetworkLimits } from '#app/publishing/integrations/network.ts'
import { CENTRE } from '#core/media/focus.ts'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import { VIDEO_RULES } from '#core/media/video-rules.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import type { WorkspaceId } from '#db/client.ts'
import type { Picture } from '#db/queries/media/media.ts'
import { type FrozenFile, findUnfrozen } from '#db/queries/publishing/parts.ts'
import type { AccountClaim } from './account-claim.ts'
import { openAccount } from './open-account.ts'
import { picturesOf } from './pictures-of.ts'

/** What has to be known and done before a post is frozen, and takes too long for a transaction. */
export interface Ground {
  /** What the account's server takes; null where it does not matter or nobody says. */
  readonly maxCharacters: number | null
  /**
   * What will go with the post, each as the network takes it. Else why not: more than the account takes, one that cannot
   * be made to fit, a video that we cannot send there, or the store does not answer.
   */
  readonly files: readonly FrozenFile[] | 'too_many' | 'unfit' | 'by_hand' | 'away'
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
    const account =
      unfrozen.asThread || pictures.length > 0
        ? await openAccount(sql, { context, adapters, workspace, id: connectionId })
        : null
    return { pictures, account }
  })
  if (!found) return null
  const { pictures, account } = found
  const platform = account && readPlatform(account.network)
  if (!account || !platform) return { pictures, files: [], maxCharacters: null }
  try {
    const limits = (await adapters[account.network]?.limits(account, AbortSignal.timeout(CALL_MS))) ?? null
    const canSendVideo = adapters[account.network]?.sendsVideo ?? false
    const files = await fittedFiles(context, { workspace, pictures, platform, limits, canSendVideo })
    return { pictures, files, maxCharacters: limits?.maxCharacters ?? null }
  } catch (error) {
    logger().error({ err: error, network: account.network }, 'the pictures of a post could not be made ready')
    return { pictures, files: 'away', maxCharacters: null }
  }
}

async function fittedFiles(
  context: ServiceContext,
  {
    workspace,
    pictures,
    platform,
    limits,
    canSendVideo,
  }: {
    workspace: WorkspaceId
    pictures: readonly Picture[]
    platform: PlatformId
    limits: NetworkLimits | null
    canSendVideo: boolean
  },
): Promise<Ground['files']> {
  if (pictures.length > (limits?.pictures?.count ?? PICTURE_RULES[platform].count)) return 'too_many'
  const mostBytes = limits?.pictures?.bytes ?? Infinity
  const files: FrozenFile[] = []
  for (const picture of pictures) {
    const { id, mime, width, height, bytes, alt, focusX, focusY, durationMs } = picture
    if (mime === 'video/mp4') {
      if (!canSendVideo) return 'by_hand'
      const mostOfVideo = limits?.videos?.bytes ?? VIDEO_RULES[platform].bytes ?? Infinity
      if (bytes > mostOfVideo) return 'unfit'
      // It goes out as it is kept.
      files.push({ id, kind: 'video', mime, width, height, bytes, alt, focusX, focusY, durationMs })
      continue
    }
    const kept = await keepFittedPicture(context, {
      workspace,
      picture: { ...picture, mime },
      platform,
      mostBytes,
    })
    if (!kept) return 'unfit'
    // What was cut round its focus has it in the middle.
    const isCut = Math.abs(kept.width / kept.height - picture.width / picture.height) > 0.01
    const focus = isCut ? { focusX: CENTRE.x, focusY: CENTRE.y } : { focusX, focusY }
    files.push({ ...kept, kind: 'picture', alt, ...focus, durationMs: null })
  }
  return files
}
