import { EMAIL_CHANGE_REFUSALS } from '#app/identity/copy/identity.ts'
import { ownerOf } from '#app/identity/http/owner-forms.ts'
import { cancelEmailChange } from '#app/identity/services/email-change/cancel-email-change.ts'
import { finishEmailChange } from '#app/identity/services/email-change/finish-email-change.ts'
import { readEmailChange } from '#app/identity/services/email-change/read-email-change.ts'
import { requestEmailChange } from '#app/identity/services/email-change/request-email-change.ts'
import { EmailPage } from '#app/identity/ui/security/email-page.tsx'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { requireStepUp, signedIn, stepUpPage } from '#app/platform/http/guards.ts'
import { withinLimit } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { emailCodesSchema, newEmailSchema } from '#core/identity/forms/email-change.ts'
import { isRecentlyVerified } from '#core/identity/step-up.ts'
import type { Route } from './+types/email'

const HERE = '/app/settings/security/email'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Change your email address · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email, verifiedAt, timeZone } = await signedIn(request, context)
  const waiting = await readEmailChange(services(), { userId })
  // Asked for before anything is typed: what a form sent would be lost on the way.
  const mayAsk = isRecentlyVerified(verifiedAt, services().now())
  return { email, waiting, timeZone, proofPage: mayAsk ? null : stepUpPage(HERE) }
}

export async function action(args: Route.ActionArgs) {
  const body = await readFormBody(args.request)
  const intent = body.form.get('intent')
  if (intent === 'codes') return finish(args, body)
  if (intent === 'cancel') {
    const { userId } = await signedIn(args.request, args.context)
    await cancelEmailChange(services(), { userId })
    return done(HERE, 'emailChangeCancelled')
  }
  return ask(args, body)
}

async function ask({ request, context }: Route.ActionArgs, body: FormBody) {
  const { userId, caller } = await ownerOf(request, context)
  await requireStepUp(request, context, HERE)
  const checked = checkForm(body, newEmailSchema)
  if (!checked.ok) return formAgain(checked)
  const { email } = checked.value
  const form = await withinLimit(context, checked, 'change_email', { user: userId, account: email })
  if (!form.ok) return formAgain(form)
  const result = await requestEmailChange(services(), { userId, email, caller })
  if (result.ok) return done(HERE, 'emailCodesSent')
  return formAgain(form.refuse({ status: 422, fields: { email: EMAIL_CHANGE_REFUSALS[result.reason] } }))
}

async function finish({ request, context }: Route.ActionArgs, body: FormBody) {
  const { userId, sessionId, caller } = await ownerOf(request, context)
  const checked = checkForm(body, emailCodesSchema)
  if (!checked.ok) return formAgain(checked)
  const form = await withinLimit(context, checked, 'change_password', { user: userId })
  if (!form.ok) return formAgain(form)
  const result = await finishEmailChange(services(), { userId, sessionId, caller, ...form.value })
  if (result.ok) return done('/app/settings/security', 'emailChanged')
  if (result.reason !== 'wrong') return pageAgain(409, EMAIL_CHANGE_REFUSALS[result.reason])
  const fields = Object.fromEntries(result.wrong.map(name => [name, EMAIL_CHANGE_REFUSALS.wrong]))
  return formAgain(form.refuse({ status: 422, fields }))
}

export default function EmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined
  return <EmailPage {...loaderData} problem={problem} reply={reply} />
}
