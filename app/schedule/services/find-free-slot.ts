import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { nextFreeSlot } from '#core/schedule/slots.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { listTakenTimes } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findQuietHours, listSlots } from '#db/queries/schedule/settings.ts'

/** Where and when a post would go in the next free slot, as the form of the schedule is filled in. */
export interface FreeSlot {
  readonly day: string
  readonly time: string
  readonly timeZone: string
  readonly platform: PlatformId
  /** The accounts on that platform. */
  readonly accounts: readonly string[]
}

/** The next free slot for a post, on a platform or else on its own; `no_slot` when the week has none that is free. */
export async function findFreeSlot(
  ctx: WorkspaceContext,
  input: { postId: string; platform: string },
): Promise<Result<{ slot: FreeSlot }, 'not_found' | 'no_slot'>> {
  if (!isUuid(input.postId)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.readInWorkspace(async sql => {
    const [post, slots, taken, { quiet, timeZone }, accounts] = await Promise.all([
      findPost(sql, { workspace, id: input.postId }),
      listSlots(sql, { workspace }),
      listTakenTimes(sql, { workspace, now }),
      findQuietHours(sql, { workspace }),
      listPublishAccounts(sql, { workspace }),
    ])
    if (!post) return err('not_found')
    const platform = readPlatform(input.platform) ?? readPlatform(post.platform) ?? 'linkedin'
    const at = nextFreeSlot({ slots, platform, taken, quiet, now, timeZone })
    if (!at) return err('no_slot')
    const { day, minute } = wallTimeOf(at, timeZone)
    const fitting = accounts.filter(one => readPlatform(one.network) === platform)
    const time = minuteText(minute)
    return ok({ slot: { day, time, timeZone, platform, accounts: fitting.map(({ id }) => id) } })
  })
}
