import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import type { Slice, Wanted } from '#db/queries/api/lists.ts'

type Asked = Wanted & { readonly workspace: WorkspaceId }

/** What a list can be asked, but for whose it is. */
export type WantedOf<List> = List extends (sql: Sql, input: infer Input) => unknown
  ? Omit<Input, 'workspace'>
  : never

/** The rows of a list in somebody's workspace; none for an id that is none. */
export async function readRows<Input extends Asked, Row>(
  ctx: WorkspaceContext,
  list: (sql: Sql, input: Input) => Promise<Slice<Row>>,
  wanted: Omit<Input, 'workspace'>,
): Promise<Slice<Row>> {
  const { id } = wanted as Partial<Wanted>
  if (id !== undefined && !isUuid(id)) return { rows: [], next: null }
  return ctx.readInWorkspace(sql => list(sql, { ...wanted, workspace: ctx.workspace } as unknown as Input))
}
