import { data, isRouteErrorResponse, redirect } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { pageMeta } from '#app/design/layout/page-meta.ts'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { withoutPatience } from '#app/platform/client/patient-fetch.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { formAgain, headersOfAction } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { quizAnswersBeside, quizStepFields, refusedQuizStep } from '#app/site/client/quiz-step-form.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { QUIZ_COPY } from '#app/site/copy/quiz.ts'
import { countQuizSteps } from '#app/site/http/count-quiz-steps.ts'
import { quizDraftCookies, readQuizDraft } from '#app/site/http/quiz-cookie.ts'
import { sendQuiz } from '#app/site/http/send-quiz.ts'
import { forgetKeptQuiz, keepQuiz, readKeptQuiz } from '#app/site/ui/quiz/quiz-draft.ts'
import { quizPath } from '#app/site/ui/quiz/quiz-path.ts'
import { QuizStepForm } from '#app/site/ui/quiz/quiz-step-form.tsx'
import { QUIZ_STEP_SCHEMAS, quizStepToShow, readQuizAnswers } from '#core/site/quiz/schemas.ts'
import { QUIZ_STEPS } from '#core/site/quiz/steps.ts'
import { QUIZ_FAILED } from '../copy/quiz.ts'
import type { Route } from './+types/quiz'

const LAST = QUIZ_STEPS.length - 1

export const handle = { scripts: 'after-paint' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = `${FORM_PAGES.quiz.title}: question ${(loaderData?.index ?? 0) + 1} of ${QUIZ_STEPS.length}`
  return pageMeta({ ...FORM_PAGES.quiz, title }, loaderData?.origin ?? '')
}

const wantedStep = (request: Request) => new URL(request.url).searchParams.get('step')

/** The step a form was sent from: exactly the one in its address. */
const sentStep = (request: Request) =>
  Math.min(Math.max((Number.parseInt(wantedStep(request) ?? '', 10) || 1) - 1, 0), LAST)

export function loader({ request }: Route.LoaderArgs) {
  const { answers, key } = readQuizDraft(request)
  const requested = wantedStep(request)
  const index = quizStepToShow(requested, answers)
  if (requested !== null && requested !== String(index + 1)) throw redirect(quizPath(index))
  return { index, answers, key, origin: services().config.appUrl }
}

/** After the first view the steps come from the device: they need no server, and work without a connection. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const draft = readKeptQuiz() ?? (await fromServer(serverLoader))
  keepQuiz(draft)
  return {
    index: quizStepToShow(wantedStep(request), draft.answers),
    ...draft,
    origin: window.location.origin,
  }
}
clientLoader.hydrate = true as const

async function fromServer(serverLoader: Route.ClientLoaderArgs['serverLoader']) {
  const { answers, key } = await serverLoader()
  return { answers, key }
}

export const headers = headersOfAction

export async function action({ request, context }: Route.ActionArgs) {
  const index = sentStep(request)
  const step = QUIZ_STEPS[index]
  const schema = QUIZ_STEP_SCHEMAS[index]
  if (!step || !schema) throw redirect(quizPath(0))
  const body = await readFormBody(request)
  const fields = quizStepFields(body.form, step)
  const draft = readQuizDraft(request)
  const key = String(body.form.get('idempotencyKey') ?? '').match(/^[\w-]{8,64}$/)?.[0] ?? draft.key
  const before = { ...draft.answers, ...readQuizAnswers(quizAnswersBeside(body.form, step)) }

  const isBack = body.form.get('intent') === 'back'
  if (isBack) {
    const typed = { ...before, ...readQuizAnswers(Object.fromEntries(fields)) }
    return redirectWith(quizPath(Math.max(index - 1, 0)), quizDraftCookies({ answers: typed, key }) ?? [])
  }
  const checked = checkForm({ ...body, form: fields }, schema)
  if (!checked.ok) return formAgain(checked)
  const answers = { ...before, ...checked.value }
  const cookies = quizDraftCookies({ answers, key })
  if (!cookies) return formAgain(checked.refuse({ status: 413, fields: { [step.key]: QUIZ_COPY.tooLong } }))
  const sent = index < LAST ? null : await sendQuiz(context, { answers, key })
  if (!sent || sent.ok) await countQuizSteps(context, draft.answers, answers)
  if (!sent) return redirectWith(quizPath(index + 1), cookies)
  if (sent.ok) return sent.response
  const again = checked.refuse({ status: 422, ...(sent.message ? { form: sent.message } : {}) })
  return data({ reply: again.reply, failed: !sent.message }, { status: sent.status, headers: sent.headers })
}

function redirectWith(to: string, cookies: readonly string[]) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(to, { status: 303, headers })
}

type ClientReply = { reply: FormReply | undefined; failed?: boolean }

/** Sends a step; without a connection the quiz goes on from the device, and only the last press has to wait. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ClientReply> {
  const form = await request.clone().formData()
  try {
    const answer = (await withoutPatience(serverAction)) as ClientReply
    if (answer.failed) showToast(QUIZ_FAILED)
    return answer
  } catch (error) {
    if (error instanceof Response && error.headers.get('Location')?.includes('/result/')) forgetKeptQuiz()
    if (error instanceof Response) throw error
    if (isRouteErrorResponse(error)) return failedQuiz()
    return withoutConnection(sentStep(request), form)
  }
}

function failedQuiz(): ClientReply {
  showToast(QUIZ_FAILED)
  return { reply: undefined, failed: true }
}

function withoutConnection(index: number, form: FormData): ClientReply {
  const step = QUIZ_STEPS[index]
  if (!step) return { reply: undefined }
  if (form.get('intent') === 'back') throw redirect(quizPath(Math.max(index - 1, 0)))
  const refused = refusedQuizStep(quizStepFields(form, step), index)
  if (refused) return { reply: refused }
  if (index < LAST) throw redirect(quizPath(index + 1))
  return { reply: { status: 'error', error: { '': [QUIZ_COPY.offline] } } }
}

export default function QuizRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { index, answers, key } = loaderData
  const step = QUIZ_STEPS[index]
  if (!step) return null
  const typed = readQuizAnswers(actionData?.reply?.initialValue)
  return (
    <FocusLayout progress={{ step: index + 1, total: QUIZ_STEPS.length }}>
      <QuizStepForm
        key={index}
        index={index}
        step={step}
        answers={{ ...answers, ...typed }}
        idempotencyKey={key}
        reply={actionData?.reply}
        failed={actionData && 'failed' in actionData ? actionData.failed : false}
      />
    </FocusLayout>
  )
}
