import { readSubmission } from '#app/lead-forms/http/read-submission.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { visitorView } from '#app/lead-forms/services/visitor-view.ts'
import { EmbeddedForm } from '#app/lead-forms/ui/public/embedded-form.tsx'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readVia } from '#core/links/target.ts'
import type { Route } from './+types/embed'

export const handle = { hydrate: false }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.form.title || 'Form' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const form = await readPublicForm(services(), params.slug)
  if (!form) throw notFound()
  const address = new URL(request.url).searchParams
  return {
    form: visitorView(form),
    stamp: makeStamp(services(), form.id),
    via: readVia(address),
    fits: address.get('fit') === 'yes',
  }
}

export async function action(args: Route.ActionArgs) {
  return readSubmission(args, { slug: args.params.slug, door: 'embed' })
}

export default function EmbedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmbeddedForm {...loaderData} {...(actionData ?? {})} />
}
