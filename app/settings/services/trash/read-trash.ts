import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { trashBegins, trashEndsAt } from '#core/settings/trash.ts'
import { roleMay } from '#core/team/roles.ts'
import { listTrash } from '#db/queries/settings/trash.ts'

/** Things of one page. */
const PAGE = 50

/**
 * What was deleted in a workspace within 30 days, the last first, page by page. Contributors see what they deleted
 * themselves, and members who were removed are shown to those who look after the team. Null for whoever may not write here.
 */
export async function readTrash(ctx: WorkspaceContext, { page }: { page: number }) {
  const { workspace, role, userId } = ctx
  if (!roleMay(role, 'draft')) return null
  const { rows, pages } = await ctx.readInWorkspace(sql =>
    listTrash(sql, {
      ...{ workspace, since: trashBegins(ctx.now()), page, size: PAGE },
      by: roleMay(role, 'edit') ? null : userId,
      withMembers: roleMay(role, 'team'),
    }),
  )
  const names = rows.length > 0 ? await listMemberNames(ctx) : new Map<string, string>()
  return {
    items: rows.map(({ removedBy, ...thing }) => ({
      ...thing,
      endsAt: trashEndsAt(thing.removedAt),
      by: removedBy === null ? null : (names.get(removedBy) ?? null),
    })),
    pages,
    canRestore: ctx.access !== 'read_only',
    canDelete: roleMay(role, 'settings'),
  }
}
