import type { RouterContextProvider } from 'react-router'
import { SECURITY_REFUSALS } from '#app/identity/copy/identity.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { signedIn } from '#app/platform/http/guards.ts'
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
  readonly sessionStartedAt: Date
  readonly caller: Caller
}

/** Who asks for a sensitive change, known by their session. */
export async function ownerOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Owner> {
  const viewer = await signedIn(request, context)
  const { userId, email, sessionId, sessionStartedAt } = viewer
  return { viewer, userId, email, sessionId, sessionStartedAt, caller: callerOf(request, context) }
}

type Changed = { readonly ok: true } | { readonly ok: false; readonly reason: keyof typeof SECURITY_REFUSALS }

/** Runs a sensitive change within its limit of tries, and turns its refusal into what the form says. */
export async function asOwner<Result extends Changed>(
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  change: () => Promise<Result>,
): Promise<Extract<Result, { ok: true }> | FormRefusal> {
  const over = await overLimit(context, 'change_password', { user: owner.userId })
  if (over) return { ok: false, status: 429, form: over }
  return unlessBusy<Extract<Result, { ok: true }> | FormRefusal>(async () => {
    const result = await change()
    return result.ok ? (result as Extract<Result, { ok: true }>) : refusal(result.reason)
  })
}

function refusal(reason: keyof typeof SECURITY_REFUSALS): FormRefusal {
  const text = SECURITY_REFUSALS[reason]
  if (reason === 'wrong_password') return { ok: false, status: 422, fields: { currentPassword: text } }
  if (reason === 'wrong_code') return { ok: false, status: 422, fields: { code: text } }
  if (reason === 'common_password') return { ok: false, status: 422, fields: { password: text } }
  return { ok: false, status: 422, form: text }
}
