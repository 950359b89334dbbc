import type { WorkspaceContext } from '#app/platform/context.ts'
import { unknownPlaces } from '#core/replies/fill.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listTemplates } from '#db/queries/replies/templates.ts'
import { scoreReply } from './score-reply.ts'

/** All templates with how much each sounds like the brand, and the one that was just deleted. */
export async function readTemplates(ctx: WorkspaceContext, { removed }: { removed: string | null }) {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const templates = await listTemplates(sql, { workspace })
    const scores = await scoreReply(sql, { workspace, texts: templates.map(({ body }) => body) })
    const undo =
      removed && isUuid(removed)
        ? await findRemoved(sql, { workspace, kind: 'reply_template', id: removed })
        : null
    return {
      templates: templates.map((template, at) => ({
        ...template,
        score: scores[at] ?? null,
        unknown: unknownPlaces(`${template.subject}\n${template.body}`),
      })),
      undo: undo && { id: undo.id, name: undo.name },
    }
  })
}
