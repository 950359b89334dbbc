import { type ActionFunctionArgs, data } from 'react-router'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { submitForm } from '#app/lead-forms/services/submit-form.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { networkOf } from '#app/platform/http/network-of.ts'
import { tooManyTries } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { done, notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { OUTCOME } from '#core/lead-forms/address.ts'
import { scoreAnswers } from '#core/lead-forms/quiz.ts'
import { PACE } from '#core/lead-forms/spam.ts'
import { submissionSchema } from '#core/lead-forms/submission.ts'
import { VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'

/**
 * What a visitor posted from the page of a form or from inside another page: thanked on the next page, or the form again
 * with what was typed. The trace goes along.
 */
export async function readSubmission(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { slug, door }: { slug: string; door: 'page' | 'embed' },
) {
  const form = await readPublicForm(services(), slug)
  if (!form) throw notFound()
  const typed = await parseForm(request, submissionSchema(form.asked, form.consentWording))
  if (!typed.ok) return data({ reply: typed.reply, stamp: null }, { status: typed.status })
  const submission = typed.value
  const scope = requestScope(context)
  const address = networkOf(scope.clientAddress)
  const result = await submitForm(services(), { form, door, address, submission })
  if (result.ok) {
    const mail = submission.mayMail ? 'yes' : null
    const fit = new URL(request.url).searchParams.get('fit') === 'yes' ? 'yes' : null
    const outcome = scoreAnswers(form, submission.answers)
    const query = listQuery({ [VIA]: submission.via, mail, fit, [OUTCOME]: outcome?.key ?? null })
    return done(`/f/${slug}/${door === 'embed' ? 'embed/' : ''}thanks${query}`)
  }
  // Whoever sends it once more has read it already: the new stamp is as old as a person needs.
  const stamp = makeStamp(services(), form.id, { ageMs: PACE.leastMs })
  if (result.reason === 'too_many') {
    scope.retryAfter = result.seconds
    const { reply } = typed.refuse({ form: tooManyTries(result.seconds) })
    return data({ reply, stamp }, { status: 429 })
  }
  const words = result.reason === 'closed' ? FORM_TEXTS.closed : FORM_TEXTS.sendAgain
  return data({ reply: typed.refuse({ form: words }).reply, stamp }, { status: 409 })
}
