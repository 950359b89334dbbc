import { VISITOR_FORMS } from '#app/copy/site/forms.ts'
import { ASK_TEXTS } from '#app/copy/stories.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { secretHeaders } from '#app/http/page/secret-address.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { idempotencyKeyOf, newVisitorForm, visitorVerdict } from '#app/http/visitors/visitor-form.ts'
import { answerQuestion } from '#app/services/stories/ask/answer-question.ts'
import { readQuestion } from '#app/services/stories/ask/read-question.ts'
import { secretMeta } from '#app/ui/layout/secret-meta.ts'
import { AnswerPage } from '#app/ui/stories/ask/answer-page.tsx'
import { answerSchema } from '#core/stories/ask/request.ts'
import type { Route } from './+types/answer'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta(loaderData ? `Your story, for ${loaderData.asker}` : 'Page Not Found')
}

export const headers = secretHeaders

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ params }: Route.LoaderArgs) {
  const question = await readQuestion(services(), params.token)
  if (!question) throw notFound()
  return { ...question, ...newVisitorForm() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await parseForm(request, answerSchema)
  if (!form.ok) return formAgain(form)
  const { website, stamp, idempotencyKey } = form.value
  const verdict = visitorVerdict({ website, stamp })
  // A machine is told what it wants to hear, and nothing is kept.
  if (verdict === 'machine') return done('/', 'messageSent')
  if (verdict === 'too_quick') return formAgain(form.refuse({ form: VISITOR_FORMS.tooQuick }))
  const limited = await overLimit(context, 'story_request')
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const result = await answerQuestion(services(), {
    token: params.token,
    answer: form.value,
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (result.ok) return done(`/ask/${params.token}`)
  const text = result.reason === 'over' ? ASK_TEXTS.over : ASK_TEXTS.alreadyAnswered
  return formAgain(form.refuse({ status: 410, form: text }))
}

export default function AnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} reply={actionData?.reply} />
}
