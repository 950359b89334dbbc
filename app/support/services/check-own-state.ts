import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUnreachable } from '#app/platform/mail/is-unreachable.ts'
import { addDays, calendarMonthBounds } from '#core/shared/time.ts'
import { findOwnProblems, type OwnProblem } from '#core/support/own-problems.ts'
import { openSince } from '#core/team/open-since.ts'
import { countUsage } from '#db/queries/billing/usage.ts'
import { findOpenEmailChange } from '#db/queries/identity/email-changes.ts'
import { findWorkPause } from '#db/queries/platform/work-pause.ts'
import { readOwnStateRows } from '#db/queries/support/own-state.ts'

/** Days for which a post that was not published is worth a word; what is older was seen or does not matter any more. */
const UNPUBLISHED_DAYS = 7

/**
 * What may hold a person up in the workspace they act in, without anybody having to write to us. Reads only, so that it
 * may be looked at as often as somebody likes.
 */
export async function checkOwnState(
  ctx: WorkspaceContext,
  person: { readonly email: string; readonly timeZone: string },
): Promise<OwnProblem[]> {
  const now = ctx.now()
  const { workspace, userId } = ctx
  const month = calendarMonthBounds(now, ctx.timeZone)
  const [[rows, usage], isMailUnreachable, emailChange, pause] = await Promise.all([
    ctx.readInWorkspace(
      async sql =>
        [
          await readOwnStateRows(sql, { workspace, since: addDays(now, -UNPUBLISHED_DAYS) }),
          await countUsage(sql, {
            workspace,
            from: month.start,
            to: month.end,
            invitedSince: openSince(now),
          }),
        ] as const,
    ),
    isUnreachable(ctx, person),
    findOpenEmailChange(ctx.db.unscoped.sql, { userId, now }),
    findWorkPause(ctx.db.unscoped.sql),
  ])
  const used = {
    stories: usage.stories,
    credits: usage.creditsThisMonth,
    campaigns: usage.campaignsThisMonth,
    media: usage.mediaBytes,
  }
  return findOwnProblems(
    {
      ...rows,
      isOwner: userId === workspace,
      tier: ctx.tier,
      access: ctx.access,
      isMailUnreachable,
      hasOpenEmailChange: emailChange !== null,
      isServicePaused: pause !== null,
      used,
      timeZone: { own: person.timeZone, workspace: ctx.timeZone },
    },
    now,
  )
}
