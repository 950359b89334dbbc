import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { trashBegins, trashEndsAt } from '#core/settings/trash.ts'
import { readTrashCursor, writeTrashCursor } from '#core/settings/trash-cursor.ts'
import { roleMay } from '#core/team/roles.ts'
import { listTrash } from '#db/queries/settings/trash.ts'

/** Things of one page. */
const PAGE = 50

/**
 * What was deleted in a workspace within 30 days, the last first, page by page: `after` is where the page before ended.
 * Contributors see what they deleted themselves, and members who were removed are shown to those who look after the team.
 * Null for whoever may not write here.
 */
export async function readTrash(ctx: WorkspaceContext, { after }: { after: string }) {
  const { workspace, role, userId } = ctx
  if (!roleMay(role, 'draft')) return null
  const rows = await ctx.inWorkspace(sql =>
    listTrash(sql, {
      ...{ workspace, since: trashBegins(ctx.now()), after: readTrashCursor(after), limit: PAGE + 1 },
      by: roleMay(role, 'edit') ? null : userId,
      withMembers: roleMay(role, 'team'),
    }),
  )
  const names = rows.length > 0 ? await listMemberNames(ctx) : new Map<string, string>()
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    items: shown.map(({ kind, id, name, amountPence, removedAt, removedBy }) => ({
      ...{ kind, id, name, amountPence, removedAt },
      endsAt: trashEndsAt(removedAt),
      by: removedBy === null ? null : (names.get(removedBy) ?? null),
    })),
    next: last && rows.length > PAGE ? writeTrashCursor(last) : null,
    canRestore: ctx.access !== 'read_only',
    canDelete: roleMay(role, 'settings'),
  }
}
