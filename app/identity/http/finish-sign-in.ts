import { type RouterContextProvider, redirect } from 'react-router'
import { needsSecondFactor } from '#app/identity/services/second-factor/needs-second-factor.ts'
import {
  type FirstStep,
  readFirstStep,
  sealFirstStep,
} from '#app/identity/services/second-factor/read-first-step.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { startSession } from './start-session.ts'

const NAME = 'first_step'
const PATIENCE = 10 * 60

/**
 * The end of every way in: opens the session and goes to the page that was wanted, or asks for the second step first
 * where the account has one.
 */
export async function finishSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  step: Omit<FirstStep, 'at'>,
): Promise<Response> {
  if (await needsSecondFactor(services(), { userId: step.userId })) {
    const sealed = sealFirstStep(services(), step)
    const cookie = writeCookie(secretCookieName(NAME), sealed, { maxAge: PATIENCE })
    return redirect('/auth/second-step', { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  const headers = await startSession(request, context, step)
  return done(step.redirectTo, undefined, { headers })
}

/** What the first step has verified in this browser; null when it is over. */
export async function firstStepOf(request: Request): Promise<FirstStep | null> {
  const sealed = readCookie(request, secretCookieName(NAME))
  return sealed ? readFirstStep(services(), sealed) : null
}

/** Opens the session once the second step is passed. */
export async function finishSecondStep(
  request: Request,
  context: Readonly<RouterContextProvider>,
  step: FirstStep,
): Promise<Response> {
  const headers = await startSession(request, context, step)
  headers.append('Set-Cookie', writeCookie(secretCookieName(NAME), '', { maxAge: 0 }))
  return done(step.redirectTo, undefined, { headers })
}
