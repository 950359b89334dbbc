import type { WorkspaceContext } from '#app/platform/context.ts'
import type { SlotForm } from '#core/schedule/schema.ts'
import { MOST_SLOTS } from '#core/schedule/slots.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertSlot, listSlots } from '#db/queries/schedule/settings.ts'

/** Adds a place to the week; one that is there already stays. At most 50. */
export async function addSlot(
  ctx: WorkspaceContext,
  slot: SlotForm,
): Promise<Result<object, 'read_only' | 'too_many'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    if ((await listSlots(sql, { workspace })).length >= MOST_SLOTS) return err('too_many')
    await insertSlot(sql, {
      workspace,
      weekday: slot.weekday,
      minuteOfDay: slot.time,
      platform: slot.platform,
    })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'slot_added' })
    return ok()
  })
}
