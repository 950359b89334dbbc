import type { Sql } from '../../client.ts'

/** Counts each of `steps` (1 to 10, none twice) as answered once more on a day (UTC). System role only. */
export async function upsertQuizStepCounts(
  sql: Sql,
  { steps, now }: { steps: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    insert into quiz_step_counts as known (day, step, answered)
    select ${now.toISOString().slice(0, 10)}::date, step, 1 from unnest(${[...steps]}::smallint[]) as step
    on conflict (day, step) do update set answered = known.answered + 1
  `
}

/** How often each step was answered on `since` (a day in UTC) and after, steps without answers left out. System role only. */
export async function countQuizSteps(
  sql: Sql,
  { since }: { since: Date },
): Promise<{ step: number; answered: number }[]> {
  return sql<{ step: number; answered: number }[]>`
    select step, sum(answered)::integer as answered from quiz_step_counts
    where day >= ${since.toISOString().slice(0, 10)}::date group by step order by step
  `
}
