import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { withinLimit } from '#app/platform/http/posted-form.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { PUBLIC_TEXTS } from '#app/proposals/copy.ts'
import { acceptProposal } from '#app/proposals/services/accept-proposal.ts'
import { askAboutProposal } from '#app/proposals/services/ask-about-proposal.ts'
import { declineProposal } from '#app/proposals/services/decline-proposal.ts'
import { noteOpened } from '#app/proposals/services/note-opened.ts'
import { readPublicProposal } from '#app/proposals/services/read-public-proposal.ts'
import { PublicProposalPage } from '#app/proposals/ui/public-proposal-page.tsx'
import { chosenPlaces } from '#core/proposals/lines.ts'
import { acceptSchema, declineSchema, questionSchema, readPlaces } from '#core/proposals/schema.ts'
import { isDecidable } from '#core/proposals/state.ts'
import type { Route } from './+types/public-proposal'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta(
    loaderData ? `${loaderData.content.title} · ${loaderData.content.brand}` : 'Page Not Found',
  )
}

export const headers = secretHeaders

/** Headers by which browsers and scanners say that nobody is looking yet. */
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** Looking decides nothing: mail scanners look, too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw data(null, { status: 429 })
  const { token } = params
  const view = await readPublicProposal(services(), token)
  if (!view) throw notFound()
  if (view.state === 'sent') {
    const hints = {
      method: request.method,
      userAgent: callerOf(request, context).userAgent,
      purpose: PURPOSES.map(name => request.headers.get(name) ?? '').join(' '),
      referrer: request.headers.get('Referer') ?? '',
    }
    await noteOpened(services(), { token, hints })
  }
  const { content, kit, fingerprint, state, decidedAt, decidedName, timeZone, newerPath, questions } = view
  const asked = readPlaces(new URL(request.url).searchParams.getAll('option'))
  return {
    path: `/p/${token}`,
    ...{ content, kit, fingerprint, state, decidedAt, decidedName, timeZone, newerPath, questions },
    chosen: isDecidable(state) ? chosenPlaces(content.lines, asked) : view.chosen,
  }
}

export async function action(args: Route.ActionArgs) {
  const { token } = args.params
  const body = await readFormBody(args.request)
  switch (body.form.get('intent')) {
    case 'accept':
      return accept(args, body, token)
    case 'decline':
      return decline(args, body, token)
    default:
      return ask(args, body, token)
  }
}

type Body = Awaited<ReturnType<typeof readFormBody>>

async function accept({ context }: Route.ActionArgs, body: Body, token: string) {
  const checked = checkForm(body, acceptSchema)
  const form = checked.ok ? await withinLimit(context, checked, 'token_use', {}) : checked
  if (!form.ok) return data({ acceptReply: form.reply }, { status: form.status })
  const { name, option, totalPence } = form.value
  const result = await acceptProposal(services(), { token, name, places: readPlaces(option), totalPence })
  if (result.ok || result.reason === 'closed') return done(`/p/${token}`)
  if (result.reason === 'not_found') throw notFound()
  const refused = form.refuse({ status: 409, form: PUBLIC_TEXTS.totalChanged })
  return data({ acceptReply: refused.reply }, { status: refused.status })
}

async function decline({ context }: Route.ActionArgs, body: Body, token: string) {
  const checked = checkForm(body, declineSchema)
  const form = checked.ok ? await withinLimit(context, checked, 'token_use', {}) : checked
  if (!form.ok) return data({ declineReply: form.reply }, { status: form.status })
  const result = await declineProposal(services(), { token, ...form.value })
  if (result.ok || result.reason === 'closed') return done(`/p/${token}`)
  throw notFound()
}

async function ask({ context }: Route.ActionArgs, body: Body, token: string) {
  const checked = checkForm(body, questionSchema)
  const form = checked.ok ? await withinLimit(context, checked, 'token_use', {}) : checked
  if (!form.ok) return data({ questionReply: form.reply }, { status: form.status })
  const result = await askAboutProposal(services(), { token, ...form.value })
  if (result.ok || result.reason === 'closed') return done(`/p/${token}#questions`)
  if (result.reason === 'not_found') throw notFound()
  const refused = form.refuse({ status: 409, form: PUBLIC_TEXTS.tooMany })
  return data({ questionReply: refused.reply }, { status: refused.status })
}

export default function PublicProposalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PublicProposalPage {...loaderData} {...(actionData ?? {})} />
}
