import type { Sql, WorkspaceId } from '../../client.ts'

export interface TutorialRow {
  readonly tutorial: string
  /** From 0. */
  readonly step: number
  readonly completedAt: Date | null
}

/** Where a person stands in each tutorial they began; there are no more rows than tutorials. */
export async function listTutorialProgress(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<TutorialRow[]> {
  return sql<TutorialRow[]>`
    select tutorial, step, completed_at from tutorial_progress
    where user_id = ${workspace} order by tutorial limit 100
  `
}

/**
 * Keeps the step that a person looks at, and says whether this began the tutorial or completed it. A tutorial that was
 * completed stays so while it is looked at once more, and its step is not moved.
 */
export async function upsertTutorialProgress(
  sql: Sql,
  input: { workspace: WorkspaceId; tutorial: string; step: number; isComplete: boolean; now: Date },
): Promise<{ isNew: boolean; wasCompleted: boolean }> {
  const completedAt = input.isComplete ? input.now : null
  const [before] = await sql<{ completedAt: Date | null }[]>`
    select completed_at from tutorial_progress
    where user_id = ${input.workspace} and tutorial = ${input.tutorial} for update
  `
  await sql`
    insert into tutorial_progress (user_id, tutorial, step, completed_at, updated_at)
    values (${input.workspace}, ${input.tutorial}, ${input.step}, ${completedAt}, ${input.now})
    on conflict (user_id, tutorial) do update set
      step = case when tutorial_progress.completed_at is null then excluded.step else tutorial_progress.step end,
      completed_at = coalesce(tutorial_progress.completed_at, excluded.completed_at),
      updated_at = excluded.updated_at
  `
  return { isNew: before === undefined, wasCompleted: before?.completedAt != null }
}
