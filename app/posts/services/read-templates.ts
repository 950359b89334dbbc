import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { findChoices } from '#db/queries/posts/choices.ts'
import { listHashtagSets } from '#db/queries/posts/hashtag-sets.ts'
import { listTemplates } from '#db/queries/posts/templates.ts'

/**
 * A workspace's templates and hashtag sets, the templates that come with the product, filled from the brand, and the one
 * that was just deleted (`removed`, of that kind).
 */
export async function readTemplates(
  ctx: WorkspaceContext,
  { removed = '', kind = 'template' }: { removed?: string; kind?: 'template' | 'hashtags' } = {},
) {
  const { workspace } = ctx
  const undoKind = kind === 'template' ? 'template' : 'hashtag_set'
  const [templates, hashtagSets, foundation, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listTemplates(sql, { workspace }),
      listHashtagSets(sql, { workspace }),
      findFoundation(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: undoKind, id: removed }) : null,
    ]),
  )
  return { templates, hashtagSets, undo: undo && { ...undo, kind }, builtIn: builtInTemplates(foundation) }
}

/** What a template or a hashtag set of the workspace puts into a text; null when there is none of that id. */
export async function findInsert(
  ctx: WorkspaceContext,
  { kind, id }: { kind: string; id: string },
): Promise<string | null> {
  const { workspace, userId } = ctx
  const [choices, foundation] = await ctx.readInWorkspace(sql =>
    Promise.all([findChoices(sql, { workspace, userId, isBegun: true }), findFoundation(sql, { workspace })]),
  )
  if (kind === 'hashtags') return choices.hashtagSets.find(set => set.id === id)?.tags ?? null
  return [...choices.templates, ...builtInTemplates(foundation)].find(row => row.id === id)?.body ?? null
}
