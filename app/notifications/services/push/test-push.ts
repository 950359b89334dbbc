import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { listSealedPushBrowsers } from '#db/queries/notifications/push.ts'
import { deliverPushes } from './deliver-pushes.ts'

/** Sends a message to all of the person's browsers now. */
export async function testPush(ctx: WorkspaceContext): Promise<Result<object, 'no_browser' | 'not_taken'>> {
  const { workspace, userId: memberId } = ctx
  const browsers = await ctx.inWorkspace(sql => listSealedPushBrowsers(sql, { workspace, memberId }))
  if (browsers.length === 0) return err('no_browser')
  const message = {
    title: 'Notifications are working',
    body: 'This is a test from Brandhearth.',
    path: '/app/notifications',
    tag: 'test',
  }
  const { took } = await deliverPushes(
    ctx,
    browsers.map(browser => ({ browser, message, isUrgent: true })),
  )
  return took > 0 ? ok() : err('not_taken')
}
