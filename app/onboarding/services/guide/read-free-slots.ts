import { fetchFreeHours } from '#app/onboarding/integrations/fetch-free-hours.ts'
import type { readFreeHours } from '#app/onboarding/integrations/read-free-hours.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { CALL, callSlots, type FreeHours } from '#core/onboarding/guide/call-slots.ts'
import { addDays, MINUTE_MS } from '#core/shared/time.ts'
import { listTakenStarts } from '#db/queries/onboarding/calls.ts'

const readInThread = inThread<typeof readFreeHours>(
  'app/onboarding/integrations/read-free-hours.ts',
  'readFreeHours',
)

/** How long hours that were read are good for: a calendar need not be asked with each page. */
const GOOD_FOR_MS = 5 * MINUTE_MS
let lastRead: { address: string; at: Date; hours: readonly FreeHours[] } | null = null

/**
 * The times at which a call can be booked: what our calendar says is free and nobody has taken. `not_set_up` where this
 * installation has no calendar, `unavailable` while it does not answer.
 */
export async function readFreeSlots(
  context: ServiceContext,
): Promise<{ kind: 'slots'; slots: readonly Date[] } | { kind: 'not_set_up' } | { kind: 'unavailable' }> {
  const { onboardingCalls } = context.config
  if (!onboardingCalls) return { kind: 'not_set_up' }
  const now = context.now()
  const hours = await readHours(context, onboardingCalls.calendarUrl)
  if (!hours) return { kind: 'unavailable' }
  const taken = await context.db.acrossWorkspaces('onboarding', sql =>
    listTakenStarts(sql, { from: now, to: addDays(now, CALL.latestDays + 1) }),
  )
  return { kind: 'slots', slots: callSlots({ hours, taken, now }) }
}

async function readHours(context: ServiceContext, address: string): Promise<readonly FreeHours[] | null> {
  const now = context.now()
  const age = lastRead ? now.getTime() - lastRead.at.getTime() : Number.POSITIVE_INFINITY
  if (lastRead?.address === address && age >= 0 && age < GOOD_FOR_MS) return lastRead.hours
  const file = await fetchFreeHours({ address, localHosts: context.config.webhooksAllowPrivate })
  if (file === null) return null
  const span = { from: now, to: addDays(now, CALL.latestDays + 1) }
  const hours = await readInThread(file, span)
  lastRead = { address, at: now, hours }
  return hours
}
