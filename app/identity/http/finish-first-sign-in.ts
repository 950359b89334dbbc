import type { RouterContextProvider } from 'react-router'
import type { FirstStep } from '#app/identity/services/second-factor/read-first-step.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import { afterConfirmation } from './after-confirmation.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { startSession } from './start-session.ts'

/**
 * The end of a way in that may have made an account on the way: `made` is its address and the plan chosen for it. With a
 * plan its trial begins, as it does after a password; everybody else goes where they wanted to.
 */
export async function finishFirstSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  step: Omit<FirstStep, 'at'>,
  made: { readonly email: string; readonly plan: PlanWish | null } | null,
): Promise<Response> {
  if (!made?.plan) return finishSignIn(request, context, step)
  const headers = await startSession(request, context, step)
  const redirectTo = step.redirectTo === '/' ? null : step.redirectTo
  return afterConfirmation({ userId: step.userId, redirectTo, ...made }, headers)
}
