import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { planLimit } from '#core/billing/plans.ts'
import { hasWorkflows } from '#core/posts/approval/workflow/steps.ts'
import { ACTIVITY_PARTS, type ActivityWanted } from '#core/team/activity-address.ts'
import { openSince } from '#core/team/open-since.ts'
import { mayManage, roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findApprovalMode } from '#db/queries/posts/reviews.ts'
import { listActivity } from '#db/queries/team/activity.ts'
import { findSight } from '#db/queries/team/deal-sight.ts'
import { listTeam } from '#db/queries/team/members.ts'
import { findStoredWorkflow } from '#db/queries/team/workflows.ts'
import { findRemovedMember } from './restore-member.ts'

/** Lines of the activity log on one page. */
const LINES = 30

/** Everything the team page shows of the workspace one is in, from seven statements at most. `removed`: whom to offer back. */
export async function readTeam(
  ctx: WorkspaceContext,
  filter: ActivityWanted = { from: null, memberId: null, part: null },
  removed: string | null = null,
) {
  const { workspace, role } = ctx
  const { from, memberId, part } = filter
  const modules = part ? ACTIVITY_PARTS[part] : null
  // Members’ names are in their own workspaces.
  const [owner, rows, approval, workflow, sight, activity, gone] = await ctx.db.acrossWorkspaces(
    'team',
    sql =>
      Promise.all([
        findProfile(sql, { workspace }),
        listTeam(sql, { workspace }),
        findApprovalMode(sql, { workspace }),
        findStoredWorkflow(sql, { workspace }),
        findSight(sql, { workspace }),
        roleMay(role, 'comment')
          ? listActivity(sql, { workspace, from, memberId, modules, limit: LINES + 1 })
          : [],
        roleMay(role, 'team') && isUuid(removed) ? findRemovedMember(ctx, { id: removed }, sql) : null,
      ]),
  )
  const since = openSince(ctx.now())
  const limit = planLimit(ctx.tier, 'collaborators')
  const members = rows.filter(({ status }) => status === 'active')
  return {
    owner: { id: workspace, name: owner?.fullName || owner?.email || '', email: owner?.email ?? '' },
    members: members.map((row, at) => ({
      ...row,
      name: row.name || row.email,
      isYou: row.memberId === ctx.userId,
      hasSeat: at + 2 <= limit,
      canManage: mayManage(role, row.role) && row.memberId !== ctx.userId,
    })),
    invitations: rows
      .filter(({ status }) => status === 'invited')
      .map(row => ({ ...row, isOver: row.invitedAt <= since, canManage: mayManage(role, row.role) })),
    seats: { taken: 1 + members.length, limit },
    undo: gone && mayManage(role, gone.role) ? { id: gone.id, name: gone.name } : null,
    canInvite: roleMay(role, 'team'),
    canMakeAdmins: mayManage(role, 'admin'),
    approval,
    workflow: workflow?.isOn ? { steps: workflow.steps.length, isInForce: hasWorkflows(ctx.tier) } : null,
    /** Null where the plan has no deals. */
    everyoneSeesDeals: hasFeature(ctx.tier, 'sales_hub') ? sight.everyoneSeesDeals : null,
    /** Null for whoever may not decide it. */
    adminsSeeBilling: role === 'owner' ? sight.adminsSeeBilling : null,
    hasApproval: hasFeature(ctx.tier, 'team_access'),
    canChangeApproval: roleMay(role, 'settings') && ctx.access === 'full',
    seesActivity: roleMay(role, 'comment'),
    activity: activity.slice(0, LINES),
    older: activity.length > LINES ? (activity[LINES - 1] ?? null) : null,
  }
}
