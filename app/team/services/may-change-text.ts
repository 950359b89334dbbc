import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayEditText, roleMay } from '#core/team/roles.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { findAuthor } from '#db/queries/team/members.ts'

/**
 * May whoever acts change this story or post? Editors any; contributors what they wrote themselves. What is not there is
 * left to the caller to miss. Without `sql` it is asked in a transaction of its own.
 */
export async function mayChangeText(
  ctx: WorkspaceContext,
  text: { kind: 'story' | 'post'; id: string | null },
  sql?: Sql,
): Promise<boolean> {
  const { workspace, role, userId } = ctx
  if (roleMay(role, 'edit')) return true
  const { kind, id } = text
  if (!roleMay(role, 'draft')) return false
  if (!isUuid(id)) return true
  const find = (on: Sql) => findAuthor(on, { workspace, kind, id })
  const author = await (sql ? find(sql) : ctx.readInWorkspace(find))
  return author === null || mayEditText(role, author, userId)
}
