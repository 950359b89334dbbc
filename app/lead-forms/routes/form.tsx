import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { formRefusal } from '#app/lead-forms/copy.ts'
import { readForm } from '#app/lead-forms/services/read-form.ts'
import { readFormOffers } from '#app/lead-forms/services/read-form-offers.ts'
import { removeForm } from '#app/lead-forms/services/remove-form.ts'
import { restoreSubmission } from '#app/lead-forms/services/restore-submission.ts'
import { saveForm } from '#app/lead-forms/services/save-form.ts'
import { saveQuiz } from '#app/lead-forms/services/save-quiz.ts'
import { switchForm } from '#app/lead-forms/services/switch-form.ts'
import { FormPage } from '#app/lead-forms/ui/form-page.tsx'
import { ChooseOfferPage } from '#app/offers/ui/index.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import {
  type OfferPlace,
  QUESTION_ANCHOR,
  type QuizPart,
  quizPart,
  readFormAddress,
  readOfferChoice,
  readOpenQuestion,
} from '#core/lead-forms/address.ts'
import { OUTCOME_KEYS, QUIZ_KEYS, type QuizKey } from '#core/lead-forms/quiz.ts'
import { quizSettingsSchema } from '#core/lead-forms/quiz-settings.ts'
import { formSettingsSchema } from '#core/lead-forms/settings.ts'
import { NO_OFFER } from '#core/offers/offers-to-list.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/form'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData && (loaderData.choice ? 'Choose an offer' : loaderData.form.name)
  return [{ title: `${title ?? 'Form'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const search = new URL(request.url).searchParams
  const [wanted, { isChoosing, place, chosen }] = [readFormAddress(search), readOfferChoice(search)]
  if (isChoosing) {
    const read = await readFormOffers(ctx, { id: params.formId, page: readPageNumber(search, 'offers') })
    if (!read) throw notFound()
    const { form, offers } = read
    const anchor = `#${place === 'form' ? 'form' : 'quiz'}`
    return {
      choice: {
        path: here(form.id),
        query: choiceQuery(place, wanted.part, readOpenQuestion(search)),
        title: form.name,
        offers,
        anchor,
      },
    }
  }
  const view = await readForm(ctx, { id: params.formId, ...wanted, chosen })
  if (!view) throw notFound()
  const { form, received } = view
  const part = form.kind === 'quiz' ? quizPart(wanted.part, form.questions) : null
  return {
    question: readOpenQuestion(search),
    ...{ ...view, wanted, part, lock: featureLock(ctx, 'sales_hub'), timeZone: ctx.timeZone },
    // Of a quiz, whose questions weigh as much as a page, only the part that is shown.
    form: part === null || part === 'quiz' ? form : { ...form, questions: [], outcomes: [] },
    received: part === null || part === 'received' ? received : { ...received, rows: [] },
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.formId
  switch (post.intent) {
    case 'open':
      return turn(post, id, true)
    case 'close':
      return turn(post, id, false)
    case 'not-spam': {
      const { fullName, email } = await signedIn(args.request, args.context)
      return bringBack(post, id, fullName || email)
    }
    case 'remove':
      return remove(post, id)
    case 'save-quiz':
      return saveQuestions(post, id, listQuery(questionQuery(questionOf(args.request))))
    case 'choose-form':
      return save(post, id, { part: partOf(args.request), choose: 'offer' })
    default: {
      const place = OUTCOME_KEYS.find(key => post.intent === `choose-${key}`)
      if (place) {
        const query = choiceQuery(place, 'quiz', questionOf(args.request))
        return saveQuestions(post, id, listQuery({ ...query, choose: 'offer' }))
      }
      const question = QUIZ_KEYS.find(key => post.intent === `edit-${key}`)
      if (question) return saveQuestions(post, id, `${listQuery(questionQuery(question))}#${QUESTION_ANCHOR}`)
      return save(post, id, { part: partOf(args.request) })
    }
  }
}

async function save(
  { ctx, check }: WorkspacePost,
  id: string,
  query: Readonly<Record<string, string | null>>,
) {
  const form = await check(formSettingsSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...settings } = form.value
  const result = await saveForm(ctx, { id, version, settings })
  if (result.ok) return done(`${here(id)}${listQuery(query)}`, 'formSaved')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: formRefusal(result.reason) }))
}

async function saveQuestions({ ctx, check }: WorkspacePost, id: string, next: string) {
  const form = await check(quizSettingsSchema, 'write')
  if (!form.ok) return quizAgain(form)
  const { version, ...quiz } = form.value
  const result = await saveQuiz(ctx, { id, version, quiz })
  if (result.ok) return done(`${here(id)}${next}`, 'quizSaved')
  if (result.reason === 'not_found') throw notFound()
  return quizAgain(form.refuse({ status: 409, form: formRefusal(result.reason) }))
}

/** The page again, with what was typed back in the form of the quiz and not in the other. */
const quizAgain = ({ reply, status }: RefusedForm) => data({ quizReply: reply }, { status })

async function turn({ ctx, overLimit }: WorkspacePost, id: string, isOpen: boolean) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await switchForm(ctx, { id, isOpen })
  if (result.ok) return done(here(id), isOpen ? 'formOpened' : 'formClosed')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, formRefusal(result.reason))
}

async function bringBack({ ctx, text, overLimit }: WorkspacePost, id: string, by: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await restoreSubmission(ctx, { formId: id, id: text('submissionId'), by })
  if (result.ok) return done(`${here(id)}?show=spam#received`, 'submissionRestored')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, formRefusal(result.reason))
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeForm(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/forms?removed=${id}`, 'formDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, formRefusal(result.reason))
}

/** The questions of a quiz, with one open. */
const questionQuery = (question: QuizKey) => ({ part: 'quiz', question }) as const

const partOf = (request: Request) => readFormAddress(new URL(request.url).searchParams).part
const questionOf = (request: Request) => readOpenQuestion(new URL(request.url).searchParams)

/** Where on the page of a form an offer is chosen for. */
const choiceQuery = (place: OfferPlace, part: QuizPart | null, question: QuizKey) =>
  place === 'form' ? { part, for: null } : { ...questionQuery(question), for: place }

const here = (id: string) => `/app/sales-hub/forms/${id}`

export default function FormRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('lead_submissions')
  if (loaderData.choice)
    return <ChooseOfferPage {...loaderData.choice} none={{ label: 'No offer', offer: NO_OFFER }} />
  const { form, question } = loaderData
  return <FormPage key={`${form.id} ${form.version} ${question}`} {...loaderData} {...(actionData ?? {})} />
}
