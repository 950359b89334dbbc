import { safeParse } from 'valibot'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import type { ShownForm } from '#app/lead-forms/services/find-shown-form.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readOutcome } from '#app/lead-forms/services/read-outcome.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { submitForm } from '#app/lead-forms/services/submit-form.ts'
import { readText } from '#app/platform/forms/read-body.server.ts'
import { networkOf } from '#app/platform/http/network-of.ts'
import { tooManyTries } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { scoreAnswers } from '#core/lead-forms/quiz.ts'
import { PACE } from '#core/lead-forms/spam.ts'
import { type Submission, submissionSchema } from '#core/lead-forms/submission.ts'
import type { Route } from './+types/form-api'

/** In bytes. */
const LONGEST_BODY = 64_000

/** Any page may ask and send: no cookie is looked at, and a form is open to whoever has its address. */
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
}

const answer = (status: number, body: object) => Response.json(body, { status, headers: SHARED })

/** What a form asks, with the stamp that has to come back with the answers. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: SHARED })
  const form = await readPublicForm(services(), params.slug)
  if (!form) return answer(404, { error: 'Not found' })
  if (!form.isOpen) return answer(410, { error: FORM_TEXTS.closed })
  const { id, title, introduction, button, asked, consentWording } = form
  const email = { key: 'email', kind: 'email', label: 'Email', isRequired: true, options: [] }
  return answer(200, {
    ...{ title, introduction, button, consentWording },
    fields: [email, ...asked],
    stamp: makeStamp(services(), id),
  })
}

/** Takes answers as JSON by the keys of the fields, with `stamp`, `consent` and `via`: guarded like the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return answer(405, { error: 'Method not allowed' })
  const form = await readPublicForm(services(), params.slug)
  if (!form) return answer(404, { error: 'Not found' })
  const typed = readJson(await readText(request, LONGEST_BODY))
  if (typed === null) return answer(400, { error: 'Expected a JSON object of answers' })
  const read = safeParse(submissionSchema(form.asked, form.consentWording), typed)
  if (!read.success) {
    const problems = read.issues.map(({ path, message }) => [String(path?.[0]?.key ?? ''), message])
    return answer(422, { error: 'Some answers are missing or wrong', problems: Object.fromEntries(problems) })
  }
  const scope = requestScope(context)
  const address = networkOf(scope.clientAddress)
  const result = await submitForm(services(), { form, door: 'api', address, submission: read.output })
  if (result.ok)
    return answer(201, { confirmsByEmail: read.output.mayMail, ...(await toldOf(form, read.output)) })
  switch (result.reason) {
    case 'closed':
      return answer(410, { error: FORM_TEXTS.closed })
    case 'send_again':
      return answer(409, {
        error: FORM_TEXTS.sendAgain,
        stamp: makeStamp(services(), form.id, { ageMs: PACE.leastMs }),
      })
    case 'too_many':
      scope.retryAfter = result.seconds
      return answer(429, { error: tooManyTries(result.seconds) })
  }
}

/** What a quiz says of the answers, with where points are counted how many there are. */
async function toldOf(form: ShownForm, { answers }: Submission) {
  if (form.kind !== 'quiz') return {}
  const outcome = scoreAnswers(form, answers)
  const shown = outcome && (await readOutcome(services(), { form, key: outcome.key }))
  if (!shown) return { result: null }
  const offer = shown.offer && {
    name: shown.offer.name,
    address: `${services().config.appUrl}${shown.offer.address}`,
  }
  return { result: { ...shown, offer, points: outcome.points } }
}

function readJson(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
