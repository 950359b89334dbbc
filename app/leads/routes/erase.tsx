import { LEAD_TEXTS } from '#app/leads/copy.ts'
import { erasePerson } from '#app/leads/services/erase-person.ts'
import { readErasable } from '#app/leads/services/read-erasable.ts'
import { ErasePage } from '#app/leads/ui/erase-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { eraseSchema } from '#core/leads/schema.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Route } from './+types/erase'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'They asked to be deleted · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const person = await readErasable(ctx, { id: params.personId })
  if (!person) throw notFound()
  return { ...person, id: params.personId, today: wallTimeOf(ctx.now(), ctx.timeZone).day }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, eraseSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await erasePerson(ctx, { id: args.params.personId, requestedOn: form.value.day })
  if (result.ok) return done('/app/sales-hub/people/erased', 'personErased')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: LEAD_TEXTS.eraseNotAllowed }))
}

export default function EraseRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasePage {...loaderData} reply={actionData?.reply} />
}
