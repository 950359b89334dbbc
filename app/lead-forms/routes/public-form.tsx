import { redirect } from 'react-router'
import { readSubmission } from '#app/lead-forms/http/read-submission.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { readSharedForm } from '#app/lead-forms/services/read-shared-form.ts'
import { visitorView } from '#app/lead-forms/services/visitor-view.ts'
import { PublicFormPage } from '#app/lead-forms/ui/public/public-form-page.tsx'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { sharedPath } from '#core/lead-forms/shared.ts'
import { readVia, VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/public-form'

export const handle = { hydrate: false }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Page Not Found' }]
  return [{ title: loaderData.form.title || loaderData.form.name }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const form = await readPublicForm(services(), params.slug)
  if (!form) throw await elsewhere(request, params.slug)
  return {
    form: visitorView(form),
    stamp: makeStamp(services(), form.id),
    via: readVia(new URL(request.url).searchParams),
  }
}

/** What is shared of ours has a page of its own, to which the mailed link to confirm an email leads back as well. */
async function elsewhere(request: Request, slug: string): Promise<Response> {
  const shared = await readSharedForm(services(), slug)
  if (!shared) return notFound()
  const via = readVia(new URL(request.url).searchParams)
  return redirect(`${sharedPath(shared)}${listQuery({ [VIA]: via })}`)
}

export async function action(args: Route.ActionArgs) {
  return readSubmission(args, { slug: args.params.slug, door: 'page' })
}

export default function PublicFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PublicFormPage {...loaderData} {...(actionData ?? {})} />
}
