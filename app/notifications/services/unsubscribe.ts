import type { ServiceContext } from '#app/platform/context.ts'
import { readChoices, withoutEmail } from '#core/notifications/choices.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  findNotificationSettings,
  upsertNotificationSettings,
  upsertSummarySince,
} from '#db/queries/notifications/settings.ts'
import { openUnsubscribeLinks } from './open-unsubscribe-links.ts'

/**
 * Turns off the emails that a link stands for, those that wait included; what is on the page stays. Only with a link of
 * ours; a second time changes nothing.
 */
export async function unsubscribe(
  context: ServiceContext,
  { token }: { token: string },
): Promise<Result<object, 'wrong_link'>> {
  const meant = (await openUnsubscribeLinks(context)).read(token)
  if (!meant) return err('wrong_link')
  const { what } = meant
  const here = { workspace: asWorkspaceId(meant.workspace), memberId: meant.memberId }
  const actor = { userId: meant.memberId, role: 'viewer' as const }
  await context.db.inWorkspace(
    here.workspace,
    async sql => {
      if (what === 'summary') return upsertSummarySince(sql, { ...here, since: null })
      const settings = await findNotificationSettings(sql, { ...here, lock: true })
      const choices = withoutEmail(readChoices(settings?.choices), what)
      await upsertNotificationSettings(sql, {
        ...here,
        choices,
        hour: settings?.hour ?? 8,
        weekday: settings?.weekday ?? 1,
        dueToday: what !== 'daily' && (settings?.dueToday ?? true),
        week: what !== 'weekly' && (settings?.week ?? true),
      })
    },
    actor,
  )
  return ok()
}
