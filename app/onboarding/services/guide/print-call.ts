import { writeCallIcs } from '#app/onboarding/integrations/write-call-ics.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findNextCall } from '#db/queries/onboarding/calls.ts'

/** The call that is ahead as a file for calendars; null without one. */
export async function printCall(ctx: WorkspaceContext): Promise<string | null> {
  const { workspace, config } = ctx
  const call = await ctx.inWorkspace(sql => findNextCall(sql, { workspace }))
  if (call?.status !== 'booked') return null
  return writeCallIcs({
    id: call.id,
    startsAt: call.startsAt,
    url: config.onboardingCalls?.meetingUrl ?? `${config.appUrl}/app/guide`,
    stamp: ctx.now(),
  })
}
