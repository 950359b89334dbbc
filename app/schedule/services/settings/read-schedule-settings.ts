import type { WorkspaceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { listScheduledPostsFrom } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findQuietHours, findScheduleSettings, listSlots } from '#db/queries/schedule/settings.ts'

/** As many as are shown to choose from when everything is resumed. */
const SHOWN = 100

/**
 * The week's slots, the quiet hours, the feed's address, the switch that pauses everything, and, while everything is paused,
 * what would go out next when it is resumed. At most four statements. A feed that was sealed with another key cannot be shown again; it can be renewed.
 */
export async function readScheduleSettings(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  const { slots, settings, quiet, next } = await ctx.readInWorkspace(async sql => {
    const [slots, settings, { quiet }] = await Promise.all([
      listSlots(sql, { workspace }),
      findScheduleSettings(sql, { workspace }),
      findQuietHours(sql, { workspace }),
    ])
    const next = settings.heldAt
      ? await listScheduledPostsFrom(sql, {
          workspace,
          status: 'scheduled',
          from: new Date(0),
          page: { page: 1, size: SHOWN },
        })
      : { rows: [], total: 0 }
    return { slots, settings, quiet, next }
  })
  return {
    slots,
    quiet,
    heldAt: settings.heldAt,
    /** What would be published or due at once. */
    overdue: next.rows.filter(({ scheduledFor }) => scheduledFor <= now),
    next: next.rows.filter(({ scheduledFor }) => scheduledFor > now),
    waiting: next.total,
    hasFeed: settings.feedSealed !== null,
    feedUrl: feedUrl(ctx, settings.feedSealed),
  }
}

function feedUrl(ctx: WorkspaceContext, sealed: Uint8Array | null): string | null {
  if (!sealed) return null
  try {
    return `${ctx.config.appUrl}/calendar/${unseal(sealed, ctx.config.encryptionKey, 'planner-feed')}.ics`
  } catch {
    return null
  }
}
