import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { keepIdea } from '#app/schedule/services/ideas/keep-idea.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { isCalendarDay } from '#core/shared/calendar-day.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { lockRequest, updateRequest } from '#db/queries/requests/content-requests.ts'

/** Characters of an idea's title. */
const TITLE_MOST = 200

/**
 * Accepts a request, also one that was declined: an idea is made of it once, and it has a day and a member who makes it (''
 * for the owner). One that is accepted already gets the new day and member.
 */
export async function acceptRequest(
  ctx: WorkspaceContext,
  input: { id: string; dueOn: string; ownerId: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'not_possible' | 'no_member'>> {
  const lock = featureLock(ctx, 'content_requests')
  if (lock) return err(lock)
  const { id, dueOn } = input
  if (!isUuid(id)) return err('not_found')
  if (!isCalendarDay(dueOn)) return err('not_possible')
  const { workspace } = ctx
  const ownerId = input.ownerId || workspace
  if (!(await listKeepers(ctx)).some(keeper => keeper.id === ownerId)) return err('no_member')
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const request = await lockRequest(sql, { workspace, id })
    if (!request) return err('not_found')
    if (request.state === 'spam') return err('not_possible')
    if (request.state === 'accepted') {
      await updateRequest(sql, { workspace, id, changes: { dueOn, ownerId } })
      return ok()
    }
    const title = truncateUnits(request.about, TITLE_MOST)
    const ideaId = request.ideaId ?? (await keepIdea(sql, { workspace, title, now }))
    const changes = {
      state: 'accepted',
      dueOn,
      ownerId,
      ideaId,
      reason: '',
      told: 'new',
      decidedAt: now,
    } as const
    await updateRequest(sql, { workspace, id, changes })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'requests',
      actionType: 'request_accepted',
    })
    await insertOutboxJob(sql, { queue: 'requests.tell', payload: {} })
    return ok()
  })
}
