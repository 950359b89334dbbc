import { planLimit } from '#core/billing/plans.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { STORY_KINDS, type StoryKind } from '#core/stories/kinds.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { listStories } from '#db/queries/stories/list-stories.ts'
import { findRemovedStory } from '#db/queries/stories/removed-stories.ts'
import { countStoriesByKind, listValuesWithoutStory } from '#db/queries/stories/story-gaps.ts'
import type { WorkspaceContext } from '../context.ts'

const PAGE_SIZE = 20

/** Everything the story bank shows, from at most five statements sent together. */
export async function readStorybank(
  ctx: WorkspaceContext,
  wanted: { search: string; kind: StoryKind | null; page: number; removed: string | null },
) {
  const { workspace } = ctx
  const filter = {
    workspace,
    ...(wanted.search === '' ? {} : { search: wanted.search }),
    ...(wanted.kind ? { kind: wanted.kind } : {}),
  }
  const { removed } = wanted
  const [stories, kinds, values, clarify, undo] = await ctx.db.inWorkspace(workspace, sql =>
    Promise.all([
      listStories(sql, { ...filter, page: { page: wanted.page, size: PAGE_SIZE } }),
      countStoriesByKind(sql, { workspace }),
      listValuesWithoutStory(sql, { workspace }),
      findClarifyData(sql, { workspace }),
      isUuid(removed) ? findRemovedStory(sql, { workspace, id: removed }) : null,
    ]),
  )
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
  return {
    stories,
    counts: STORY_KINDS.map(kind => ({ kind, count: counts[kind] ?? 0 })),
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    /** Null when unlimited, since Infinity is lost on some ways to the browser. */
    limit: finiteOrNull(planLimit(ctx.tier, 'stories')),
    /** Nothing is missing while there is nothing at all. */
    gaps: kinds.length === 0 ? [] : values,
    prompts: personalise(normaliseClarify(clarify?.clarifyData)).storyPrompts,
    undo,
  }
}

function finiteOrNull(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null
}
