import { showBilling } from '#app/billing/services/note/show-billing.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { deedText, doerName, noSeatText, TEAM_REFUSALS, teamProblem } from '#app/team/copy.ts'
import { changeRole } from '#app/team/services/change-role.ts'
import { inviteMember } from '#app/team/services/invite-member.ts'
import { leaveWorkspace } from '#app/team/services/leave-workspace.ts'
import { readInvitations } from '#app/team/services/read-invitations.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { resendInvitation } from '#app/team/services/resend-invitation.ts'
import { restoreMember } from '#app/team/services/restore-member.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { showDeals } from '#app/team/services/show-deals.ts'
import { TeamPage } from '#app/team/ui/team-page.tsx'
import { approvalSchema } from '#core/posts/approval/review-forms.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { activityQuery, readActivityAddress } from '#core/team/activity-address.ts'
import { inviteSchema, roleSchema } from '#core/team/team-forms.ts'
import { listWorkspaces } from '../services/list-workspaces.ts'
import type { Route } from './+types/team'

const HERE = '/app/team'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Team · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const viewer = await signedIn(request, context)
  const params = new URL(request.url).searchParams
  const filter = readActivityAddress(params)
  const [{ activity, older, ...team }, { mine }] = await Promise.all([
    readTeam(ctx, filter, params.get('removed')),
    readInvitations(services(), { secret: '', email: viewer.email }),
  ])
  return {
    ...team,
    isOwner: ctx.role === 'owner',
    role: ctx.role,
    hasSeat: viewer.host?.hasSeat ?? true,
    isRunning: viewer.access === 'full',
    activity: activity.map(row => ({ id: row.id, at: row.at, who: doerName(row), what: deedText(row) })),
    olderAt: older ? `${HERE}${activityQuery({ ...filter, from: older })}` : null,
    wanted: filter,
    workspaces: listWorkspaces(viewer),
    offers: mine.length,
    idempotencyKey: newIdempotencyKey(),
    timeZone: viewer.timeZone,
    problem: teamProblem(params.get('problem')),
    folds: readFolds(request.url),
  }
}

/** Invites, reminds, gives another role, removes, brings back, and leaves. */
export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { ctx, intent, text, check } = post
  const viewer = await signedIn(args.request, args.context)
  const caller = callerOf(args.request, args.context)
  const id = text('id')
  if (intent === 'leave') {
    const workspace = text('workspace')
    const who = { userId: viewer.userId, name: viewer.fullName || viewer.email, workspace, caller }
    const left = await leaveWorkspace(services(), who)
    return left.ok ? done('/', 'workspaceLeft') : done(`${HERE}?problem=not_found`)
  }
  if (intent === 'remove' || intent === 'cancel') {
    const gone = await removeMember(ctx, { id, caller, onlyInvitation: intent === 'cancel' })
    if (!gone.ok) return done(`${HERE}?problem=${gone.reason}`)
    if (!gone.wasMember) return done(HERE, 'invitationRevoked')
    const pieces = gone.handedOver === 1 ? '1 item is' : `${gone.handedOver} items are`
    return done(`${HERE}?removed=${id}`, 'memberRemoved', {
      params: { what: `${pieces} now yours` },
    })
  }
  if (intent === 'restore') {
    const back = await restoreMember(ctx, { id, caller })
    if (back.ok) return done(HERE, 'memberRestored')
    return done(`${HERE}?problem=${back.reason}&removed=${encodeURIComponent(id.slice(0, 40))}`)
  }
  if (intent === 'role') {
    const form = await check(roleSchema, null)
    if (!form.ok) return done(`${HERE}?problem=not_found`)
    const changed = await changeRole(ctx, { ...form.value, caller })
    return changed.ok ? done(HERE, 'roleChanged') : done(`${HERE}?problem=${changed.reason}`)
  }
  if (intent === 'approval') {
    const form = await check(approvalSchema, null)
    if (!form.ok) return done(`${HERE}?problem=not_found`)
    const saved = await setApproval(ctx, form.value)
    return saved.ok ? done(HERE, 'approvalSaved') : done(`${HERE}?problem=${saved.reason}`)
  }
  if (intent === 'deals') {
    const saved = await showDeals(ctx, { isShown: text('seen') === 'all' })
    return saved.ok ? done(HERE, 'dealSightSaved') : done(`${HERE}?problem=${saved.reason}`)
  }
  if (intent === 'billing') {
    const saved = await showBilling(ctx, { isShown: text('seen') === 'admins' })
    return saved.ok ? done(HERE, 'billingSightSaved') : done(`${HERE}?problem=${saved.reason}`)
  }
  const inviter = { email: viewer.email }
  if (intent === 'resend') {
    // One mailbox is not to be flooded: its invitation is known by its id here.
    if (await post.overLimit('team_invite', id)) return done(`${HERE}?problem=too_many`)
    const sent = await resendInvitation(ctx, { id, inviter })
    if (!sent.ok) return done(`${HERE}?problem=${sent.reason}`)
    return done(HERE, 'invitationResent', { params: { who: sent.email } })
  }
  return invite(post, { inviter, caller })
}

async function invite(
  { ctx, check }: WorkspacePost,
  from: { inviter: { email: string }; caller: ReturnType<typeof callerOf> },
) {
  const form = await check(inviteSchema, 'team_invite', value => value.email)
  if (!form.ok) return formAgain(form)
  const { email, role } = form.value
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await inviteMember(ctx, { email, role, idempotencyKey, ...from })
  if (result.ok) return done(HERE, 'memberInvited', { params: { who: email } })
  if (result.reason === 'no_seat')
    return formAgain(form.refuse({ status: 409, form: noSeatText(result.limit) }))
  const text = TEAM_REFUSALS[result.reason]
  if (['not_allowed', 'read_only', 'too_many_open'].includes(result.reason))
    return formAgain(form.refuse({ status: 409, form: text }))
  return formAgain(form.refuse({ status: 409, fields: { email: text } }))
}

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} reply={actionData?.reply} />
}
