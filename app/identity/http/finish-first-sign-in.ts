import type { RouterContextProvider } from 'react-router'
import type { FirstStep } from '#app/identity/services/second-factor/read-first-step.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import { afterConfirmation } from './after-confirmation.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { startSession } from './start-session.ts'

/**
 * The end of a way in that may have made an account on the way: `made` is its address and the plan chosen for it. With a
 * plan its trial begins; everybody else, and whoever asked for a page, goes where they wanted to.
 */
export async function finishFirstSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  step: Omit<FirstStep, 'at'>,
  made: { readonly email: string; readonly plan: PlanWish | null } | null,
): Promise<Response> {
  if (!made?.plan || step.redirectTo !== '/') return finishSignIn(request, context, step)
  const headers = await startSession(request, context, step)
  return afterConfirmation({ userId: step.userId, ...made }, headers)
}
