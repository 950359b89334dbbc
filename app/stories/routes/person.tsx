import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { PERSON_REFUSALS } from '#app/stories/copy.ts'
import { removePerson } from '#app/stories/services/people/remove-person.ts'
import { revokePermission } from '#app/stories/services/people/revoke-permission.ts'
import { savePerson } from '#app/stories/services/people/save-person.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { PersonPage } from '#app/stories/ui/person-page.tsx'
import { personFormSchema } from '#core/stories/person-form.ts'
import type { Route } from './+types/person'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.person?.name ?? 'Somebody in this story'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readStory(ctx, { id: params.storyId })
  const personId = new URL(request.url).searchParams.get('person')
  const person = view?.people.find(({ id }) => id === personId) ?? null
  if (!view || (personId !== null && !person)) throw notFound()
  const { id, title } = view.story
  return { story: { id, title }, person, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  const which = { storyId: params.storyId, personId: String(body.form.get('personId') ?? '') }
  const intent = body.form.get('intent')
  const back = `/app/storybank/${params.storyId}`
  if (intent === 'revoke' || intent === 'remove') {
    const result = intent === 'revoke' ? await revokePermission(ctx, which) : await removePerson(ctx, which)
    if (result.ok) return done(back, intent === 'revoke' ? 'permissionRevoked' : 'personRemoved')
    if (result.reason === 'not_found') throw notFound()
    return done(back, 'failed')
  }
  return save(ctx, params.storyId, body, await overLimit(context, 'write', { user: ctx.userId }))
}

async function save(
  ctx: WorkspaceContext,
  storyId: string,
  body: FormBody,
  limited: Awaited<ReturnType<typeof overLimit>>,
) {
  const form = checkForm(body, personFormSchema)
  if (!form.ok) return formAgain(form)
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const { personId, idempotencyKey, ...person } = form.value
  const key = idempotencyKey || crypto.randomUUID()
  const result = await savePerson(ctx, { storyId, personId: personId || null, person, idempotencyKey: key })
  if (result.ok)
    return done(`/app/storybank/${storyId}`, result.paused > 0 ? 'permissionRevoked' : 'permissionSaved')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: PERSON_REFUSALS[result.reason] }))
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.person?.id ?? 'new'} {...loaderData} reply={actionData?.reply} />
}
