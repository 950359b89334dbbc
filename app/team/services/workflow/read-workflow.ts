import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import { hasWorkflows } from '#core/posts/approval/workflow/steps.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { findApprovalMode } from '#db/queries/posts/reviews.ts'
import {
  type DeputyRow,
  findStoredWorkflow,
  listDeputies,
  type StoredWorkflow,
} from '#db/queries/team/workflows.ts'
import { type NamedPerson, namePeople } from './name-people.ts'

/** The workflow of a workspace as its page shows it, with everybody who can be asked and who stands in for whom. */
export async function readWorkflow(ctx: WorkspaceContext): Promise<{
  stored: StoredWorkflow | null
  mode: ApprovalMode
  people: readonly NamedPerson[]
  deputies: readonly DeputyRow[]
  today: string
  hasPlan: boolean
  canChange: boolean
}> {
  const { workspace, timeZone } = ctx
  const today = wallTimeOf(ctx.now(), timeZone).day
  const [[stored, mode, deputies], people] = await Promise.all([
    ctx.readInWorkspace(sql =>
      Promise.all([
        findStoredWorkflow(sql, { workspace }),
        findApprovalMode(sql, { workspace }),
        listDeputies(sql, { workspace, day: today }),
      ]),
    ),
    namePeople(ctx),
  ])
  const hasPlan = hasWorkflows(ctx.tier)
  const canChange = roleMay(ctx.role, 'settings') && ctx.access === 'full'
  return { stored, mode, people, deputies, today, hasPlan, canChange }
}
