import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const tickShape = rowShape('onboarding_ticks', {
  step: text(),
  tickedBy: nullable(uuid),
  tickedAt: instant,
})

/** A step of the checklist that somebody ticked. */
export type OnboardingTick = RowOf<typeof tickShape>

/** The ticked steps of a workspace. */
export async function listTicks(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OnboardingTick[]> {
  return sql<OnboardingTick[]>`
    select ${sql(tickShape.names)} from onboarding_ticks where user_id = ${workspace} order by step limit 100
  `
}

/** Ticks a step; whoever ticked it first stays named. */
export async function insertTick(
  sql: Sql,
  { workspace, step, tickedBy, now }: { workspace: WorkspaceId; step: string; tickedBy: string; now: Date },
): Promise<void> {
  await sql`
    insert into onboarding_ticks (user_id, step, ticked_by, ticked_at)
    values (${workspace}, ${step}, ${tickedBy}, ${now}) on conflict do nothing
  `
}

/** Takes the tick off a step. */
export async function deleteTick(
  sql: Sql,
  { workspace, step }: { workspace: WorkspaceId; step: string },
): Promise<void> {
  await sql`delete from onboarding_ticks where user_id = ${workspace} and step = ${step}`
}
