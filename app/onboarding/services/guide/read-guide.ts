import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { GUIDE_STEPS } from '#core/onboarding/guide/checklist.ts'
import { findNextCall } from '#db/queries/onboarding/calls.ts'
import { listTicks } from '#db/queries/onboarding/ticks.ts'
import { readFreeSlots } from './read-free-slots.ts'

/** The checklist with who ticked what, the call ahead, and the times for one where none is booked. */
export async function readGuide(ctx: WorkspaceContext, { wantsSlots }: { wantsSlots: boolean }) {
  const { workspace } = ctx
  const [call, ticks] = await ctx.readInWorkspace(sql =>
    Promise.all([findNextCall(sql, { workspace }), listTicks(sql, { workspace })]),
  )
  const names = ticks.length > 0 ? await listMemberNames(ctx) : new Map<string, string>()
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const isAhead = call?.status === 'booked'
  return {
    steps: GUIDE_STEPS.map(step => {
      const tick = ticks.find(({ step: id }) => id === step.id)
      return { ...step, tick: tick ? { by: nameOf(tick.tickedBy), at: tick.tickedAt } : null }
    }),
    call: call
      ? { ...call, meetingUrl: isAhead ? (ctx.config.onboardingCalls?.meetingUrl ?? null) : null }
      : null,
    times: wantsSlots && !isAhead ? await readFreeSlots(ctx) : null,
  }
}
