import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { creditMark } from '#core/billing/assistant-spending.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'

const MANAGERS = TEAM_ROLES.filter(role => roleMay(role, 'settings'))

/** Tells those who run the workspace that four fifths of the assistant's credits are used, and that all are: each once. */
export async function tellOfCredits(
  ctx: WorkspaceContext,
  credits: { of: 'month' | 'trial'; used: number; limit: number },
): Promise<void> {
  const mark = creditMark(credits)
  if (mark === null) return
  const now = ctx.now()
  const month = calendarMonthBounds(now, ctx.timeZone)
  const period = credits.of === 'trial' ? 'trial' : month.start.toISOString()
  const left = Math.max(0, credits.limit - credits.used)
  const until = credits.of === 'trial' ? 'in your trial' : `until ${whenText(month.end, ctx.timeZone)}`
  await ctx.inWorkspace(sql =>
    notify(sql, {
      workspace: ctx.workspace,
      event: 'credits_used',
      key: `credits_used:${period}:${mark}`,
      details: { title: `${mark}%`, note: `${left} left ${until}.` },
      path: '/app/upgrade',
      roles: MANAGERS,
      now,
    }),
  )
}
