import { type RouterContextProvider, redirect } from 'react-router'
import { SECURITY_REFUSALS } from '#app/identity/copy/identity.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { signedIn, stepUpPage } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import type { Viewer } from '#app/platform/http/viewer.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { type FormRefusal, unlessBusy } from './visitor-forms.ts'

/** What every sensitive change needs to know of who asks for it. */
export interface Owner {
  readonly viewer: Viewer
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  readonly verifiedAt: Date
  readonly caller: Caller
  /** The page whose form they sent. */
  readonly page: string
}

/** Who asks for a sensitive change, known by their session. */
export async function ownerOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Owner> {
  const viewer = await signedIn(request, context)
  const { userId, email, sessionId, verifiedAt } = viewer
  const page = new URL(request.url).pathname.replace(/\.data$/, '')
  return { viewer, userId, email, sessionId, verifiedAt, caller: callerOf(request, context), page }
}

type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: keyof typeof SECURITY_REFUSALS | 'sign_in_again' }

/**
 * Runs a sensitive change within its limit of tries, and turns its refusal into what the form says. Throws the way to the
 * page that asks for the owner where they have nothing to type here.
 */
export async function asOwner<Result extends Changed>(
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  change: () => Promise<Result>,
): Promise<Extract<Result, { ok: true }> | FormRefusal> {
  const over = await overLimit(context, 'change_password', { user: owner.userId })
  if (over) return { ok: false, status: 429, form: over }
  return unlessBusy<Extract<Result, { ok: true }> | FormRefusal>(async () => {
    const result = await change()
    if (result.ok) return result as Extract<Result, { ok: true }>
    // Nothing they could type here would help: the page that asks has the way that is open to them.
    if (result.reason === 'sign_in_again') throw redirect(stepUpPage(owner.page), { status: 303 })
    return refusal(result.reason)
  })
}

function refusal(reason: keyof typeof SECURITY_REFUSALS): FormRefusal {
  const text = SECURITY_REFUSALS[reason]
  if (reason === 'wrong_password') return { ok: false, status: 422, fields: { currentPassword: text } }
  if (reason === 'wrong_code') return { ok: false, status: 422, fields: { code: text } }
  if (reason === 'common_password') return { ok: false, status: 422, fields: { password: text } }
  return { ok: false, status: 422, form: text }
}
