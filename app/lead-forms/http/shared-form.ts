import { type ActionFunctionArgs, data } from 'react-router'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { passOn } from '#app/lead-forms/services/pass-on.ts'
import { readSharedForm, type SharedForm } from '#app/lead-forms/services/read-shared-form.ts'
import type { AcceptedForm } from '#app/platform/forms/parse-form.server.ts'
import { networkOf } from '#app/platform/http/network-of.ts'
import { overLimit, tooManyTries } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { SharedKind, SharedUnseen } from '#core/lead-forms/shared.ts'
import { PACE } from '#core/lead-forms/spam.ts'
import type { FormAnswer } from '#core/lead-forms/submission.ts'
import { readVia } from '#core/links/target.ts'

/** What a founder shares of ours under a slug; a dead end where that is none, or another kind. */
export async function sharedForm(slug: string, kind: SharedKind): Promise<SharedForm> {
  const form = await readSharedForm(services(), slug)
  if (form?.kind !== kind) throw notFound()
  return form
}

/** What the page of a shared quiz or compass needs. */
export async function sharedPage(request: Request, input: { slug: string; kind: SharedKind }) {
  const form = await sharedForm(input.slug, input.kind)
  const { slug, brand, consentWording, isOpen, kit } = form
  const stamp = makeStamp(services(), form.id)
  const via = readVia(new URL(request.url).searchParams)
  return { slug, brand, consentWording, isOpen, kit, stamp, via }
}

/**
 * Counts the try, and hands the founder what was ticked. `ok` with what makes two presses one, or the page again with what
 * was typed.
 */
export async function handOn(
  context: ActionFunctionArgs['context'],
  input: {
    form: SharedForm
    typed: AcceptedForm<SharedUnseen>
    person: { readonly name: string; readonly email: string }
    answers: readonly FormAnswer[]
  },
) {
  const { form, typed, person, answers } = input
  const again = (status: number, words: string, stamp: string | null) =>
    ({ ok: false, page: data({ reply: typed.refuse({ form: words }).reply, stamp }, { status }) }) as const
  const limited = await overLimit(context, form.kind === 'clarity' ? 'quiz' : 'compass', {
    account: person.email,
  })
  if (limited) return again(429, limited, null)
  const { consent, stamp, via, second_line: trap } = typed.value
  const submission = {
    ...{ ...person, phone: '', company: '', told: '', answers },
    ...{ mayMail: consent !== '', trap, stamp, via: readVia({ get: () => via }) },
  }
  const scope = requestScope(context)
  const address = networkOf(scope.clientAddress)
  const result = await passOn(services(), { form, address, submission })
  if (result.ok) return { ok: true, once: result.once } as const
  // Whoever sends it once more has read it already: the new stamp is as old as a person needs.
  const next = makeStamp(services(), form.id, { ageMs: PACE.leastMs })
  if (result.reason === 'too_many') {
    scope.retryAfter = result.seconds
    return again(429, tooManyTries(result.seconds), next)
  }
  return again(409, result.reason === 'closed' ? FORM_TEXTS.closed : FORM_TEXTS.sendAgain, next)
}
