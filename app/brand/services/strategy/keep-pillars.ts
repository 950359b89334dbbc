import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { StrategyValues } from '#core/brand/strategy/fields.ts'
import { matchPillars } from '#core/brand/strategy/pillars.ts'
import { strategyPillars } from '#core/brand/strategy/plan.ts'
import type { Sql } from '#db/client.ts'
import { listPillarRows, updatePillars } from '#db/queries/brand/pillars.ts'

/** Makes the pillars that stories and posts are given those of the strategy, inside its open transaction. */
export async function keepPillars(
  ctx: WorkspaceContext,
  sql: Sql,
  { values }: { values: StrategyValues },
): Promise<void> {
  const { workspace } = ctx
  const rows = await listPillarRows(sql, { workspace })
  const pillars = matchPillars(rows, strategyPillars(values)).map(pillar => ({
    ...pillar,
    id: pillar.id ?? randomUUID(),
  }))
  await updatePillars(sql, { workspace, pillars, now: ctx.now() })
}
