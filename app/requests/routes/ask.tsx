import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { networkOf } from '#app/platform/http/network-of.ts'
import { tooManyTries } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { done, notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { REQUEST_TEXTS } from '#app/requests/copy.ts'
import { askForPost } from '#app/requests/services/ask-for-post.ts'
import { findAskedWorkspace } from '#app/requests/services/find-asked-workspace.ts'
import { AskPage } from '#app/requests/ui/public/ask-page.tsx'
import { PACE } from '#core/lead-forms/spam.ts'
import { visitorRequestSchema } from '#core/requests/schema.ts'
import type { Route } from './+types/ask'

export const handle = { hydrate: false }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta(loaderData ? `Ask ${loaderData.brand} for a post` : 'Page Not Found')
}

export const headers = secretHeaders

export async function loader({ params }: Route.LoaderArgs) {
  const asked = await findAskedWorkspace(services(), params)
  if (!asked) throw notFound()
  const { brand, kit, isOpen, id } = asked
  return { brand, kit, isOpen, stamp: makeStamp(services(), id) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = await findAskedWorkspace(services(), params)
  if (!asked) throw notFound()
  const typed = await parseForm(request, visitorRequestSchema)
  if (!typed.ok) return data({ reply: typed.reply, stamp: null }, { status: typed.status })
  const scope = requestScope(context)
  const address = networkOf(scope.clientAddress)
  const result = await askForPost(services(), { asked, address, request: typed.value })
  if (result.ok) return done(`/ask-for/status/${result.status}`)
  // Whoever sends it once more has read it already: the new stamp is as old as a person needs.
  const stamp = makeStamp(services(), asked.id, { ageMs: PACE.leastMs })
  if (result.reason === 'too_many') {
    scope.retryAfter = result.seconds
    return data({ reply: typed.refuse({ form: tooManyTries(result.seconds) }).reply, stamp }, { status: 429 })
  }
  const words = result.reason === 'closed' ? REQUEST_TEXTS.closed : REQUEST_TEXTS.sendAgain
  return data({ reply: typed.refuse({ form: words }).reply, stamp }, { status: 409 })
}

export default function AskRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, kit, isOpen } = loaderData
  const stamp = actionData ? actionData.stamp : loaderData.stamp
  return <AskPage brand={brand} kit={kit} isOpen={isOpen} stamp={stamp} reply={actionData?.reply} />
}
