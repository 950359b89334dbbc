import { data } from 'react-router'
import { handOn, sharedForm, sharedPage } from '#app/lead-forms/http/shared-form.ts'
import { SharedQuizPage } from '#app/lead-forms/ui/public/shared-quiz-page.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { finishQuiz } from '#app/site/services/finish-quiz.ts'
import { passedOnQuiz, sharedQuizSchema } from '#core/lead-forms/shared.ts'
import { scoreQuiz } from '#core/site/quiz/score.ts'
import type { Route } from './+types/shared-quiz'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand clarity quiz' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request, params }: Route.LoaderArgs) {
  return sharedPage(request, { slug: params.slug, kind: 'clarity' })
}

/** Scores the quiz as ours always does; the founder who shared it gets what was ticked. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await sharedForm(params.slug, 'clarity')
  const typed = await parseForm(request, sharedQuizSchema)
  if (!typed.ok) return data({ reply: typed.reply, stamp: null }, { status: typed.status })
  const { consent: _, second_line: __, stamp: ___, via: ____, ...answers } = typed.value
  const person = { name: answers.first_name, email: answers.email }
  const handed = await handOn(context, { form, typed, person, answers: passedOnQuiz(scoreQuiz(answers)) })
  if (!handed.ok) return handed.page
  const { token } = await finishQuiz(services(), { answers, idempotencyKey: handed.once })
  return done(`/brand-clarity-quiz/result/${token}`, 'quizComplete')
}

export default function SharedQuizRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SharedQuizPage {...loaderData} {...(actionData ?? {})} />
}
