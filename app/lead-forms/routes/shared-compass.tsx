import { data } from 'react-router'
import { handOn, sharedForm, sharedPage } from '#app/lead-forms/http/shared-form.ts'
import { SharedCompassPage } from '#app/lead-forms/ui/public/shared-compass-page.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { submitCompass } from '#app/site/services/submit-compass.ts'
import { passedOnCompass, sharedCompassSchema } from '#core/lead-forms/shared.ts'
import type { Route } from './+types/shared-compass'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand Compass' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request, params }: Route.LoaderArgs) {
  return sharedPage(request, { slug: params.slug, kind: 'compass' })
}

/** Takes the compass in as ours always does; the founder who shared it gets what was ticked. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await sharedForm(params.slug, 'compass')
  const typed = await parseForm(request, sharedCompassSchema)
  if (!typed.ok) return data({ reply: typed.reply, stamp: null }, { status: typed.status })
  const { consent: _, second_line: __, stamp: ___, via: ____, ...compass } = typed.value
  const person = { name: compass.firstName, email: compass.email }
  const handed = await handOn(context, { form, typed, person, answers: passedOnCompass(compass) })
  if (!handed.ok) return handed.page
  await submitCompass(services(), { form: compass, idempotencyKey: handed.once })
  return done('/brand-compass', 'compassSubmitted')
}

export default function SharedCompassRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SharedCompassPage {...loaderData} {...(actionData ?? {})} />
}
