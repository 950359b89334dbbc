import { leadRefusal } from '#app/leads/copy.ts'
import { mergePeople } from '#app/leads/services/merge-people.ts'
import { readMerge } from '#app/leads/services/read-merge.ts'
import { MergePage } from '#app/leads/ui/merge-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { mergeFormSchema } from '#core/leads/schema.ts'
import { readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/merge'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Same person · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const address = new URL(request.url).searchParams
  const search = readSearch(address)
  const merge = await readMerge(ctx, { id: params.personId, otherId: address.get('other'), search })
  if (!merge) throw notFound()
  return { ...merge, search }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, check } = await workspacePost(args)
  const id = args.params.personId
  const form = await check(mergeFormSchema, 'write')
  if (!form.ok) return pageAgain(form.status, 'Choose who is the same person.')
  const { otherId, version, otherVersion } = form.value
  const result = await mergePeople(ctx, { keptId: id, otherId, keptVersion: version, otherVersion })
  if (result.ok) return done(`/app/sales-hub/people/${id}`, 'peopleMerged')
  if (result.reason === 'changed_elsewhere')
    return pageAgain(409, 'One of them was changed meanwhile. Check what remains below and merge again.')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

export default function MergeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MergePage {...loaderData} problem={actionData?.problem} />
}
