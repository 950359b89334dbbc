import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listLeadForms } from '#db/queries/lead-forms/forms.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

/** All forms, and the one that was just deleted where it can be put back. */
export async function readForms(ctx: WorkspaceContext, { removed }: { removed: string | null }) {
  const { workspace } = ctx
  const [forms, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listLeadForms(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'lead_form', id: removed }) : null,
    ]),
  )
  return { forms, undo }
}
