import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
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
  return [{ title: `${loaderData?.person?.name ?? 'Person in this story'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readStory(ctx, { id: params.storyId })
  const personId = new URL(request.url).searchParams.get('person')
  const person = view?.people.find(({ id }) => id === personId) ?? null
  if (!view || (personId !== null && !person)) throw notFound()
  const { id, title } = view.story
  return { story: { id, title }, person, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { ctx, intent, text } = post
  const { storyId } = args.params
  if (intent === 'revoke' || intent === 'remove') {
    const which = { storyId, personId: text('personId') }
    const back = `/app/storybank/${storyId}`
    const result = intent === 'revoke' ? await revokePermission(ctx, which) : await removePerson(ctx, which)
    if (result.ok) return done(back, intent === 'revoke' ? 'permissionRevoked' : 'personRemoved')
    if (result.reason === 'not_found') throw notFound()
    return done(back, 'failed')
  }
  return save(post, storyId)
}

async function save({ ctx, check }: WorkspacePost, storyId: string) {
  const form = await check(personFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { personId, idempotencyKey, ...person } = form.value
  const key = idempotencyKeyOf(idempotencyKey)
  const result = await savePerson(ctx, { storyId, personId: personId || null, person, idempotencyKey: key })
  if (result.ok)
    return done(`/app/storybank/${storyId}`, result.paused > 0 ? 'permissionRevoked' : 'permissionSaved')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: PERSON_REFUSALS[result.reason] }))
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.person?.id ?? 'new'} {...loaderData} reply={actionData?.reply} />
}
