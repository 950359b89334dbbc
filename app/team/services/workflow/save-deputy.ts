import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Deputy } from '#core/posts/approval/workflow/approvers.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { countDeputies, listPeople, upsertDeputy } from '#db/queries/team/workflows.ts'
import { changeLock } from './change-lock.ts'

/** Most deputies of a workspace, now and later. */
const MOST = 50

/** Has somebody who may approve stand in for somebody else who may; the same again changes its last day. */
export async function saveDeputy(
  ctx: WorkspaceContext,
  { deputy }: { deputy: Deputy },
): Promise<
  Result<object, 'not_allowed' | 'read_only' | 'not_in_plan' | 'someone_gone' | 'over' | 'too_many_deputies'>
> {
  const lock = changeLock(ctx)
  if (lock) return err(lock)
  const { workspace, timeZone } = ctx
  const day = wallTimeOf(ctx.now(), timeZone).day
  if (deputy.toDay < day) return err('over')
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const able = (await listPeople(sql, { workspace })).filter(({ role }) => roleMay(role, 'approve'))
    const isAble = (id: string) => able.some(person => person.id === id)
    if (!isAble(deputy.memberId) || !isAble(deputy.deputyId)) return err('someone_gone')
    if ((await countDeputies(sql, { workspace, day })) >= MOST) return err('too_many_deputies')
    await upsertDeputy(sql, { workspace, deputy })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType: 'deputy_saved' })
    return ok()
  })
}
