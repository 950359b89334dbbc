import type { Deputy, Person } from '#core/posts/approval/workflow/approvers.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listDeputies, listPeople } from '#db/queries/team/workflows.ts'

/** Who is in a workspace and who stands in for whom, on the day that it is there. */
export interface TeamSituation {
  readonly people: readonly Person[]
  readonly deputies: readonly Deputy[]
  /** Today, YYYY-MM-DD, on the clock of the workspace. */
  readonly day: string
}

/** Who can answer the steps of a workspace at an instant. */
export async function findSituation(
  sql: Sql,
  { workspace, timeZone, now }: { workspace: WorkspaceId; timeZone: string; now: Date },
): Promise<TeamSituation> {
  const { day } = wallTimeOf(now, timeZone)
  const [people, deputies] = await Promise.all([
    listPeople(sql, { workspace }),
    listDeputies(sql, { workspace, day }),
  ])
  return { people, deputies, day }
}
