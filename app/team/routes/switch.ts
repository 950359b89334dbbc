import { redirect } from 'react-router'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { switchWorkspace } from '#app/team/services/switch-workspace.ts'
import { switchSchema } from '#core/team/team-forms.ts'
import { workspaceName } from '#core/team/workspace-name.ts'
import type { Route } from './+types/switch'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function loader() {
  return redirect('/app/team')
}

/** Goes to another of one's workspaces. What is open there may be nothing here, so it begins at the dashboard. */
export async function action({ request, context }: Route.ActionArgs) {
  const { sessionId, userId, own, memberships } = await signedIn(request, context)
  const form = await parseForm(request, switchSchema)
  if (!form.ok) return done('/app/team?problem=not_found')
  const { workspace } = form.value
  const moved = await switchWorkspace(services(), { sessionId, userId, workspace })
  if (!moved.ok) return done('/app/team?problem=not_found')
  const place = memberships.find(one => one.workspace === workspace)
  const whose = workspaceName(workspace === own ? null : (place?.name ?? null))
  return done('/app/dashboard', 'workspaceSwitched', { params: { whose } })
}
