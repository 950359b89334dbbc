import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { formRefusal } from '#app/lead-forms/copy.ts'
import { readForm } from '#app/lead-forms/services/read-form.ts'
import { removeForm } from '#app/lead-forms/services/remove-form.ts'
import { restoreSubmission } from '#app/lead-forms/services/restore-submission.ts'
import { saveForm } from '#app/lead-forms/services/save-form.ts'
import { saveQuiz } from '#app/lead-forms/services/save-quiz.ts'
import { switchForm } from '#app/lead-forms/services/switch-form.ts'
import { FormPage } from '#app/lead-forms/ui/form-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { type QuizPart, quizPart, readFormAddress } from '#core/lead-forms/address.ts'
import { quizSettingsSchema } from '#core/lead-forms/quiz-settings.ts'
import { formSettingsSchema } from '#core/lead-forms/settings.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/form'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.form.name ?? 'Form'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const wanted = readFormAddress(new URL(request.url).searchParams)
  const view = await readForm(ctx, { id: params.formId, ...wanted })
  if (!view) throw notFound()
  const { form, received } = view
  const part = form.kind === 'quiz' ? quizPart(wanted.part, form.questions) : null
  return {
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
      return saveQuestions(post, id)
    default:
      return save(post, id, readFormAddress(new URL(args.request.url).searchParams).part)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string, part: QuizPart | null) {
  const form = await check(formSettingsSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...settings } = form.value
  const result = await saveForm(ctx, { id, version, settings })
  if (result.ok) return done(`${here(id)}${listQuery({ part })}`, 'formSaved')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: formRefusal(result.reason) }))
}

async function saveQuestions({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(quizSettingsSchema, 'write')
  if (!form.ok) return quizAgain(form)
  const { version, ...quiz } = form.value
  const result = await saveQuiz(ctx, { id, version, quiz })
  if (result.ok) return done(`${here(id)}?part=quiz`, 'quizSaved')
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

const here = (id: string) => `/app/sales-hub/forms/${id}`

export default function FormRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('lead_submissions')
  const { form } = loaderData
  return <FormPage key={`${form.id} ${form.version}`} {...loaderData} {...(actionData ?? {})} />
}
