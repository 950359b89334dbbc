import { redirect } from 'react-router'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { switchWorkspace } from '#app/team/services/switch-workspace.ts'
import { BOARD_PLACES } from '#core/team/board.ts'
import { switchSchema } from '#core/team/team-forms.ts'
import { workspaceName } from '#core/team/workspace-name.ts'
import type { Route } from './+types/switch'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function loader() {
  return redirect('/app/team')
}

/**
 * Goes to another of one's workspaces. What is open here may be nothing there, so it begins at the dashboard, or at the
 * place that the form names.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { sessionId, userId, own, memberships } = await signedIn(request, context)
  const form = await parseForm(request, switchSchema)
  if (!form.ok) return done('/app/team?problem=not_found')
  const { workspace, place: wanted } = form.value
  const moved = await switchWorkspace(services(), { sessionId, userId, workspace })
  if (!moved.ok) return done('/app/team?problem=not_found')
  const place = memberships.find(one => one.workspace === workspace)
  const whose = workspaceName(workspace === own ? null : (place?.name ?? null))
  return done(wanted ? BOARD_PLACES[wanted] : '/app/dashboard', 'workspaceSwitched', { params: { whose } })
}
