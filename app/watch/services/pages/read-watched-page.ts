import type { WorkspaceContext } from '#app/platform/context.ts'
import { diffWords } from '#core/shared/word-diff.ts'
import { pairSentences } from '#core/watch/page/compare.ts'
import { findWatchPage, listWatchPageChanges, listWatchPrices } from '#db/queries/watch/pages.ts'
import { withoutMuted } from './store-page.ts'

/** Sentences of one change that are shown. */
const MOST_SHOWN = 40

/** What a watched page changed, word by word, what it asked, and what is muted on it; null for a source that is no page. */
export async function readWatchedPage(
  ctx: WorkspaceContext,
  { sourceId, isMutedShown }: { sourceId: string; isMutedShown: boolean },
) {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const page = await findWatchPage(sql, { workspace, sourceId })
    if (!page) return null
    const [changes, prices] = await Promise.all([
      listWatchPageChanges(sql, { workspace, sourceId }),
      listWatchPrices(sql, { workspace, sourceId }),
    ])
    const muted = new Set(isMutedShown ? [] : page.muted.map(({ shape }) => shape))
    return {
      looks: page.looks,
      muted: page.muted,
      isMutedShown,
      prices,
      changes: changes.flatMap(({ id, added, removed, foundAt }) => {
        const pairs = pairSentences(withoutMuted({ added, removed }, muted))
        if (pairs.length === 0) return []
        const shown = pairs.slice(0, MOST_SHOWN)
        return [
          {
            id,
            foundAt,
            more: pairs.length - shown.length,
            // Pieces of one sentence each, so that the comparison is short.
            sentences: shown.map(({ before, after }) => diffWords(before ?? '', after ?? '')),
          },
        ]
      }),
    }
  })
}
