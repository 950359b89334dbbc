import { redirect } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { TEAM_REFUSALS } from '#app/team/copy.ts'
import { acceptInvitation } from '#app/team/services/accept-invitation.ts'
import { declineInvitation } from '#app/team/services/decline-invitation.ts'
import { readInvitations } from '#app/team/services/read-invitations.ts'
import { JoinPage } from '#app/team/ui/join-page.tsx'
import { DEFAULT_TIME_ZONE, formatDate } from '#core/shared/time.ts'
import { workspaceName } from '#core/team/workspace-name.ts'
import type { Route } from './+types/join'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Invitation · Brandhearth')
}

export const headers = secretHeaders

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  const secret = secretOf(request)
  if (!secret && !viewer) throw redirect('/auth?redirectTo=%2Fjoin')
  const { linked, mine } = await readInvitations(services(), { secret, email: viewer?.email ?? null })
  const shown = linked ? [linked, ...mine.filter(({ id }) => id !== linked.id)] : mine
  return {
    email: viewer?.email ?? null,
    hasPlan: Boolean(viewer?.chosenTier),
    path: secret ? `/join?token=${encodeURIComponent(secret)}` : '/join',
    offers: shown.map(({ id, ownerName, email, role, isFull, opensUntil }) => ({
      ...{ id, ownerName, email, role, isFull },
      openUntil: formatDate(opensUntil, viewer?.timeZone ?? DEFAULT_TIME_ZONE),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await findViewer(context)
  const { form } = await readFormBody(request)
  const id = String(form.get('invitation') ?? '')
  const limited = await overLimit(context, 'token_use')
  if (limited) return pageAgain(429, limited)
  if (form.get('intent') === 'decline') {
    const email = viewer?.email ?? null
    const result = await declineInvitation(services(), { id, secret: secretOf(request), email })
    if (!result.ok) return pageAgain(410, TEAM_REFUSALS.over)
    return done(viewer?.chosenTier ? '/app/team' : '/', 'invitationDeclined')
  }
  if (!viewer) throw redirect(`/auth?redirectTo=${encodeURIComponent('/join')}`)
  const { userId, email, fullName: name, sessionId } = viewer
  const caller = callerOf(request, context)
  const result = await acceptInvitation(services(), { id, userId, email, name, sessionId, caller })
  if (result.ok) {
    const params = { whose: `You’re in ${workspaceName(result.workspace)}`.slice(0, 80) }
    return done('/app/dashboard', 'workspaceJoined', { params })
  }
  return result.reason === 'no_seat' ? pageAgain(409, TEAM_REFUSALS.full) : pageAgain(410, TEAM_REFUSALS.over)
}

export default function JoinRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} problem={actionData?.problem ?? null} />
}
