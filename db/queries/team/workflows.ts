import type { Deputy, Person } from '#core/posts/approval/workflow/approvers.ts'
import { readWorkflow, type Workflow } from '#core/posts/approval/workflow/steps.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

/** A workflow as it is stored, whether or not the plan has workflows. */
export interface StoredWorkflow extends Workflow {
  readonly isOn: boolean
  /** What was approved before counts as it was given. */
  readonly changedAt: Date
}

/** The workflow of a workspace; null when none was ever set up. */
export async function findStoredWorkflow(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<StoredWorkflow | null> {
  const [row] = await sql<{ isOn: boolean; steps: unknown; rules: unknown; changedAt: Date }[]>`
    select is_on, steps, rules, changed_at from approval_workflows where user_id = ${workspace}
  `
  return row ? { isOn: row.isOn, changedAt: row.changedAt, ...readWorkflow(row) } : null
}

/** Sets up the workflow of a workspace and turns it on. */
export async function upsertWorkflow(
  sql: Sql,
  { workspace, workflow, now }: { workspace: WorkspaceId; workflow: Workflow; now: Date },
): Promise<void> {
  const steps = jsonb(sql, workflow.steps)
  const rules = jsonb(sql, workflow.rules)
  await sql`
    insert into approval_workflows (user_id, steps, rules, changed_at)
    values (${workspace}, ${steps}, ${rules}, ${now})
    on conflict (user_id) do update
    set is_on = true, steps = excluded.steps, rules = excluded.rules, changed_at = excluded.changed_at
  `
}

/** Turns the workflow of a workspace off, its steps kept; false when none was on. */
export async function updateWorkflowOff(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update approval_workflows set is_on = false, changed_at = ${now} where user_id = ${workspace} and is_on
  `
  return rows.count === 1
}

export interface DeputyRow extends Deputy {
  readonly id: string
}

/** Who stands in for whom, now or later than a day, the soonest first; at most 100. */
export async function listDeputies(
  sql: Sql,
  { workspace, day }: { workspace: WorkspaceId; day: string },
): Promise<DeputyRow[]> {
  return sql<DeputyRow[]>`
    select id, member_id, deputy_id, from_day, to_day from approval_deputies
    where user_id = ${workspace} and to_day >= ${day}
    order by from_day, to_day, id limit 100
  `
}

/** Counts who stands in for whom, now or later than a day. */
export async function countDeputies(
  sql: Sql,
  { workspace, day }: { workspace: WorkspaceId; day: string },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from approval_deputies where user_id = ${workspace} and to_day >= ${day}
  `
  return row?.n ?? 0
}

/** Has somebody stand in for somebody else; the same again changes its last day. */
export async function upsertDeputy(
  sql: Sql,
  { workspace, deputy }: { workspace: WorkspaceId; deputy: Deputy },
): Promise<void> {
  const { memberId, deputyId, fromDay, toDay } = deputy
  await sql`
    insert into approval_deputies (user_id, member_id, deputy_id, from_day, to_day)
    values (${workspace}, ${memberId}, ${deputyId}, ${fromDay}, ${toDay})
    on conflict (user_id, member_id, deputy_id, from_day) do update set to_day = excluded.to_day
  `
}

/** Ends that somebody stands in for somebody else; false when it was over. */
export async function deleteDeputy(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`delete from approval_deputies where user_id = ${workspace} and id = ${id}`
  return rows.count === 1
}

/** Everybody in a workspace with their role, the owner first; bounded by what a plan can hold. */
export async function listPeople(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<Person[]> {
  const rows = await sql<Person[]>`
    select member_id as id, role from team_members
    where owner_id = ${workspace} and status = 'active' and member_id is not null
    order by joined_at, id limit 100
  `
  return [{ id: workspace, role: 'owner' }, ...rows]
}
