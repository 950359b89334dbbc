import { redirect } from 'react-router'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { acknowledgeRemoval } from '#app/team/services/acknowledge-removal.ts'
import { RemovedPage } from '#app/team/ui/removed-page.tsx'
import { formatDate } from '#core/shared/time.ts'
import { workspaceName } from '#core/team/workspace-name.ts'
import type { Route } from './+types/removed'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'You’re no longer a member · Brandhearth' }]
}

/** Whoever was taken out of a workspace and opens it: what happened, and what they can do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const { removedFrom } = viewer
  if (!removedFrom) throw redirect('/app/dashboard')
  return {
    id: removedFrom.id,
    owner: removedFrom.owner,
    on: formatDate(removedFrom.at, viewer.timeZone),
    email: viewer.email,
    hasPlan: Boolean(viewer.chosenTier),
    others: viewer.memberships.map(({ workspace, name }) => ({ workspace, name: workspaceName(name) })),
  }
}

/** They have read it and go on in their own workspace. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId, chosenTier } = await signedIn(request, context)
  const { form } = await readFormBody(request)
  await acknowledgeRemoval(services(), { id: String(form.get('membership') ?? ''), userId })
  return redirect(chosenTier ? '/app/dashboard' : '/select-tier?own=1', 303)
}

export default function RemovedRoute({ loaderData }: Route.ComponentProps) {
  return <RemovedPage {...loaderData} />
}
