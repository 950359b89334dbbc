import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { newVisitorForm, visitorForm } from '#app/platform/http/visitor-form.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { ASK_TEXTS } from '#app/stories/copy.ts'
import { answerQuestion } from '#app/stories/services/ask/answer-question.ts'
import { readQuestion } from '#app/stories/services/ask/read-question.ts'
import { AnswerPage } from '#app/stories/ui/answer-page.tsx'
import { answerSchema } from '#core/stories/request.ts'
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

export async function action(args: Route.ActionArgs) {
  const { token } = args.params
  const { form, isRobot } = await visitorForm(args, answerSchema, {
    limit: 'story_request',
    tooQuick: VISITOR_FORMS.tooQuick,
  })
  if (!form.ok) return formAgain(form)
  // A robot gets the answer it expects, and nothing is stored.
  if (isRobot) return done('/', 'messageSent')
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await answerQuestion(services(), { token, answer: form.value, idempotencyKey })
  if (result.ok) return done(`/ask/${token}`)
  const text = result.reason === 'over' ? ASK_TEXTS.over : ASK_TEXTS.alreadyAnswered
  return formAgain(form.refuse({ status: 410, form: text }))
}

export default function AnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} reply={actionData?.reply} />
}
