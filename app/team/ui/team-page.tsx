import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { CountMeter } from '#app/design/primitives/feedback/count-meter.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import type { ActivityWanted } from '#core/team/activity-address.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { type ActivityLine, ActivityLog } from './activity-log.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { BillingPanel } from './billing-panel.tsx'
import { DealsPanel } from './deals-panel.tsx'
import { FullTeam } from './full-team.tsx'
import { InvitationList, type InvitationView } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberLine, type MemberView } from './member-line.tsx'
import { RoleTable } from './role-table.tsx'
import { WorkspaceList, type WorkspaceView } from './workspace-list.tsx'

export interface TeamPageProps {
  readonly owner: { readonly id: string; readonly name: string; readonly email: string }
  readonly isOwner: boolean
  readonly role: TeamRole
  /** False where the plan has no seat for them any more. */
  readonly hasSeat: boolean
  readonly members: readonly MemberView[]
  readonly invitations: readonly InvitationView[]
  readonly seats: { readonly taken: number; readonly limit: number }
  readonly canInvite: boolean
  /** False once the workspace's plan is over. */
  readonly isRunning: boolean
  readonly canMakeAdmins: boolean
  readonly approval: ApprovalMode
  readonly hasApproval: boolean
  /** Several steps, and whether the plan has them; null for one. */
  readonly workflow: { readonly steps: number; readonly isInForce: boolean } | null
  /** Null where the plan has no deals. */
  readonly everyoneSeesDeals: boolean | null
  /** Null for whoever may not decide it. */
  readonly adminsSeeBilling: boolean | null
  readonly canChangeApproval: boolean
  readonly seesActivity: boolean
  readonly activity: readonly ActivityLine[]
  /** The address of the next page of the log. */
  readonly olderAt: string | null
  /** What the log is narrowed down to. */
  readonly wanted: ActivityWanted
  readonly workspaces: readonly WorkspaceView[]
  /** Open invitations to oneself. */
  readonly offers: number
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly problem: string | null
  readonly folds: Folds
  /** Who was removed just now and can be brought back. */
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly reply?: FormReply | undefined
}

/** Who works in this workspace, as what; whom one may invite; and where else one may go. */
export function TeamPage(props: TeamPageProps) {
  const { owner, isOwner, members, invitations, seats, canInvite } = props
  const isFull = seats.taken >= seats.limit || !props.isRunning
  const invited = { name: 'intent', value: 'invite' }
  const inviteKey = useFormKey(props.idempotencyKey, invited, props.problem !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title="Team"
        description={
          isOwner
            ? 'Work together. Everyone has their own account and the role you choose.'
            : `${owner.name}’s workspace, where you’re ${ROLE_WORDS[props.role].one}. ${ROLE_WORDS[props.role].may}`
        }
      />
      {props.problem ? (
        <Notice tone="danger" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {props.undo ? (
        <UndoNotice action="/app/team" id={props.undo.id}>
          {props.undo.name} was removed from the team. You can restore them for 30 days.
        </UndoNotice>
      ) : null}
      {props.hasSeat ? null : (
        <Notice tone="warning" title="You don’t have a seat at the moment">
          {owner.name}’s plan has room for {seats.limit} {seats.limit === 1 ? 'person' : 'people'}, and others
          joined before you. You can read everything, and write again when there’s room.
        </Notice>
      )}
      {props.offers > 0 ? (
        <Notice
          tone="ember"
          title={
            props.offers === 1 ? 'You’re invited to a workspace' : 'You’re invited to several workspaces'
          }
          action={<TextLink to="/join">View invitation</TextLink>}
        >
          Nothing happens until you accept or decline.
        </Notice>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Panel
            anchor="team-seats"
            title="People"
            description={
              members.length === 0 && isOwner
                ? 'It’s just you so far. Invite someone to review posts or add stories.'
                : undefined
            }
          >
            <ul className="grid gap-4">
              <li className="flex flex-wrap items-center gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
                <Avatar name={owner.name} />
                <div className="min-w-0 flex-1 basis-48">
                  <p className="wrap-anywhere font-semibold">
                    {owner.name} {isOwner ? <span className="font-normal text-ink-soft">(you)</span> : null}
                  </p>
                  <p className="wrap-anywhere text-sm text-ink-soft">{owner.email}</p>
                </div>
                <Badge tone="ember">Owner</Badge>
              </li>
              {members.map(member => (
                <MemberLine
                  key={member.id}
                  member={member}
                  canMakeAdmins={props.canMakeAdmins}
                  timeZone={props.timeZone}
                />
              ))}
            </ul>
            {seats.limit > 1 || seats.taken > 1 ? (
              <CountMeter label="seats" count={seats.taken} limit={seats.limit} />
            ) : null}
          </Panel>
          {invitations.length > 0 ? (
            <InvitationList invitations={invitations} timeZone={props.timeZone} />
          ) : null}
          <ApprovalPanel
            approval={props.approval}
            workflow={props.workflow}
            hasApproval={props.hasApproval}
            canChange={props.canChangeApproval}
          />
          {props.everyoneSeesDeals === null ? null : (
            <DealsPanel isShownToAll={props.everyoneSeesDeals} canChange={props.canChangeApproval} />
          )}
          {props.adminsSeeBilling === null ? null : <BillingPanel isShown={props.adminsSeeBilling} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {canInvite ? (
            <Panel
              anchor="team-invite"
              title="Invite someone"
              description="We’ll email them a link. An invitation takes no seat until they accept, and you can cancel it before."
            >
              {isFull ? (
                <FullTeam
                  owner={isOwner ? null : owner.name}
                  limit={seats.limit}
                  members={members.length}
                  isRunning={props.isRunning}
                  typed={String(props.reply?.initialValue?.email ?? '')}
                />
              ) : (
                <InviteForm
                  key={inviteKey}
                  canMakeAdmins={props.canMakeAdmins}
                  idempotencyKey={inviteKey}
                  reply={props.reply}
                />
              )}
            </Panel>
          ) : null}
          <Panel title="Without a seat" description="People who only read or approve don’t need an account.">
            <ul className="grid gap-2 text-ink-soft">
              <li>
                <TextLink to="/app/clarify/snapshot">Share your brand</TextLink> as a page to read.
              </li>
              <li>
                <TextLink to="/app/strategy">Share your strategy</TextLink> the same way.
              </li>
              {props.hasApproval || props.approval === 'client' ? (
                <li>
                  <TextLink to="/app/content?tab=create">Send a post to a client</TextLink> to approve. First
                  choose “The client” under Who approves posts.
                </li>
              ) : null}
              <li>
                <TextLink to="/app/storybank/ask">Ask a customer</TextLink> for a story with a form of their
                own.
              </li>
            </ul>
          </Panel>
          <WorkspaceList workspaces={props.workspaces} />
          {isOwner ? (
            <p className="text-ink-soft">
              Set up this workspace for someone else?{' '}
              <TextLink to="/app/settings/privacy/handover">Hand it over</TextLink>
            </p>
          ) : null}
        </div>
      </div>
      <LaterFolds value={props.folds}>
        <RoleTable role={props.role} />
      </LaterFolds>
      {props.seesActivity ? (
        <ActivityLog
          lines={props.activity}
          olderAt={props.olderAt}
          wanted={props.wanted}
          people={[owner, ...members.map(({ memberId, name }) => ({ id: memberId ?? '', name }))]}
          timeZone={props.timeZone}
        />
      ) : null}
    </div>
  )
}
