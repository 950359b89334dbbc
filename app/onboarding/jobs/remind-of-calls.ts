import { remindOfCalls } from '#app/onboarding/services/guide/remind-of-calls.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Reminds of onboarding calls that begin within a day; a second run reminds nobody twice. */
export async function remindCalls(context: ServiceContext): Promise<void> {
  await remindOfCalls(context)
}
